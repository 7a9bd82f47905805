/** An element of the table's DOM. */
export interface Part {
  tag: string;
  /** A leading dash stands for `rc-table`. */
  classes: string[];
  /** Classes that are there at times. */
  states: string[];
  parts: Part[];
}

/** Reads an outline: an element in each line, with its classes and, behind `?`, its states. */
function outline(text: string): Part {
  const root: Part = { tag: '', classes: [], states: [], parts: [] };
  const open = [root];
  for (const line of text.trim().split('\n')) {
    const words = line.trim().split(' ');
    const [tag = '', ...names] = words;
    const isState = (name: string) => name.startsWith('?');
    const part: Part = {
      tag,
      classes: names.filter((name) => !isState(name)),
      states: names.filter(isState).map((name) => name.slice(1)),
      parts: [],
    };
    const depth = line.search(/\S/) / 2;
    open[depth]?.parts.push(part);
    open[depth + 1] = part;
  }
  return root.parts[0] ?? root;
}

/** Without `scroll.y` and `sticky`: one table. */
export const ONE_TABLE = outline(`
div rc-table ?-rtl ?-layout-fixed
  div -title
  div -container
    div -content
      table
        caption -caption
        colgroup
          col -expand-icon-col
          col
        thead -thead
          tr
            td -cell -row-expand-icon-cell
            th -cell
        tbody -tbody
          tr -row -row-level-0
            td -cell -row-expand-icon-cell
              span -row-expand-icon ?-row-expanded ?-row-collapsed ?-row-spaced
            td -cell ?-cell-row-hover
          tr -expanded-row -expanded-row-level-1
            td -cell
          tr -row -row-level-1
            td -cell -cell-with-append
              span -row-indent indent-level-1
              span -row-expand-icon ?-row-expanded ?-row-collapsed ?-row-spaced
            td -cell ?-cell-row-hover
          tr -placeholder
            td -cell
        tfoot -summary
          tr
            td -cell
  div -footer
`);

/** With `sticky` or `scroll.y`, fixed columns and a fixed summary: three tables. */
export const SPLIT_TABLE = outline(`
div rc-table ?-fixed-header ?-scroll-horizontal ?-fixed-column ?-has-fix-left ?-has-fix-right ?-ping-left ?-ping-right
  div -container
    div -header ?-sticky-holder
      table
        thead -thead
          tr
            th -cell -cell-fix-left ?-cell-fix-left-last ?-cell-fix-sticky
            th -cell
            th -cell -cell-fix-right ?-cell-fix-right-first ?-cell-fix-sticky
            td -cell ?-cell-scrollbar
    div -body
      table
        tbody -tbody
          tr -measure-row
          tr -row -row-level-0
            td -cell -cell-fix-left -cell-fix-left-last -cell-ellipsis
              span -cell-content
            td -cell ?-cell-row-hover
            td -cell -cell-fix-right -cell-fix-right-first
          tr -expanded-row -expanded-row-level-1
            td -cell
              div -expanded-row-fixed
    div -summary ?-sticky-holder
      table
        tfoot -summary
          tr
            td -cell -cell-fix-left ?-cell-fix-left-last ?-cell-fix-left-first ?-cell-fix-left-all ?-cell-fix-sticky
            td -cell
            td -cell -cell-fix-right ?-cell-fix-right-first ?-cell-fix-right-last
    div -sticky-scroll
      div -sticky-scroll-bar ?-sticky-scroll-bar-active
`);
