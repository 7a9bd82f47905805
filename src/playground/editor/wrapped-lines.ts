import type { Extension } from '@codemirror/state';
import { RangeSetBuilder } from '@codemirror/state';
import { Decoration, EditorView, ViewPlugin } from '@codemirror/view';
import type { DecorationSet, ViewUpdate } from '@codemirror/view';

/** Spaces that the rest of a wrapped line is indented by, beyond its first part. */
const REST = 4;

/** The decoration of a line that starts with so many spaces. */
const decorationOf = (indent: number) =>
  Decoration.line({ attributes: { style: `--l-rest: ${indent + REST}ch` } });

/** The lines that are drawn, each with the indent of its rest. */
function indents({ state, visibleRanges }: EditorView): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>();
  visibleRanges.forEach(({ from, to }) => {
    for (let at = from; at <= to;) {
      const line = state.doc.lineAt(at);
      builder.add(line.from, line.from, decorationOf(line.text.search(/\S|$/)));
      at = line.to + 1;
    }
  });
  return builder.finish();
}

/** Long lines wrap, and their rest is indented below their first part. */
export const wrappedLines: Extension = [
  EditorView.lineWrapping,
  ViewPlugin.fromClass(
    class {
      decorations: DecorationSet;
      constructor(view: EditorView) {
        this.decorations = indents(view);
      }
      update({ docChanged, viewportChanged, view }: ViewUpdate) {
        if (docChanged || viewportChanged) this.decorations = indents(view);
      }
    },
    { decorations: ({ decorations }) => decorations },
  ),
];
