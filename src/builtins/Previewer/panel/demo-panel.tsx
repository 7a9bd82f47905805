import { DemoToolbar } from '@@/ledger/demo-toolbar';
import '../../../styles/parts/full-width.css';
import './demo-panel.css';
import { options } from '@@/ledger/site';
import { useLocation } from 'dumi';
import React, { useEffect, useRef, useState } from 'react';
import { useChoice } from '../../../hooks/use-choice';
import { useLazyComponent } from '../../../hooks/use-later';
import { useMessages } from '../../../hooks/use-messages';
import { useShownResult } from '../../../hooks/use-shown-result';
import { useSite } from '../../../hooks/use-site';
import { orReload } from '../../../data/or-reload';
import type { DemoSources } from '../../../model/demo/demo-asset';
import { DEMO_ACTIONS } from '../../../model/demo/demo-look';
import type { DemoPanelProps } from '../panel-props';
import { copyText } from '../../../ui/copy';
import { DemoCode } from './demo-code';
import type { CopyResult, DemoAction } from './toolbar/demo-toolbar';
import { openGroups } from './toolbar/menu-groups';
import { demoExports } from './exports/demo-exports';
import { DemoNotice } from './demo-notice';
import { DemoEmbed } from './embed/demo-embed';
import { explainFailure } from './embed/explain-failure';
import { forgetEdits } from '../forget-edits';
import { otherLanguage, filesInLanguage } from './own-files';
import type { Language } from './own-files';
import { isEdited, isEditorAsked } from '../is-wanted';
import { localizeCodeLinks } from './in-language';
import { useInspect } from './inspect/use-inspect';
import { useJavascript } from './use-javascript';
import { useDemoWidth } from './width/use-demo-width';
import { WidthHandle } from './width/width-handle';

const loadEditor = () => import(/* webpackChunkName: "demo-editor" */ './demo-editor');

/** The toolbar of a demo and its code. */
const DemoPanel: React.FC<DemoPanelProps> = ({
  id,
  name,
  title,
  demoUrl,
  sources,
  packages,
  file,
  loadSources,
  loadJavascript,
  codes = ['closed', 'open'],
  tools = DEMO_ACTIONS,
  wide = false,
  onReset,
  onEdit,
}) => {
  const t = useMessages();
  const { locale } = useSite();
  const translated = (html: string) => localizeCodeLinks(html, locale);
  const [code, keepCode] = useChoice('code', codes);
  const [kept, keepLanguage] = useChoice<Language>('language', ['ts', 'js'], true);
  /** The language of restored edits, until the reader chooses one. */
  const [editsLanguage, setEditsLanguage] = useState<Language | null>();
  const language = editsLanguage ?? kept;
  const isOpen = code === 'open';
  const [at, setAt] = useState(0);
  const [editing, setEditing] = useState<DemoSources>();
  /** Counts restarts of the editor. */
  const [start, setStart] = useState(0);
  const [isAsked, setAsked] = useState(false);
  const keptFiles = useRef(new Map<string, { doc: string }>());
  const [embedded, setEmbedded] = useState(false);
  const [notice, setNotice] = useState('');
  const [copied, showCopied] = useShownResult<CopyResult>();
  const width = useDemoWidth(name, wide, editing !== undefined);
  /** The reader's edits by file; exports use them too. */
  const edited = useRef<Record<string, string>>({});
  const { Component: Editor, want: wantEditor } = useLazyComponent(loadEditor);
  const codeId = `code-${name}`;

  const explain = (error: unknown) => explainFailure(error, t);
  /** Runs an action that loads code. A failure is shown, and nothing is lost. */
  const attempt = (work: () => Promise<void>) => {
    setNotice('');
    orReload(work()).catch((error: unknown) => setNotice(explain(error)));
  };
  const copy = async (tool: CopyResult['tool'], text: string) => {
    setNotice('');
    showCopied({ tool, state: (await copyText(text)) ? 'copied' : 'failed' });
  };
  const sourcesOf = async () => {
    const all = await loadSources?.();
    const found = all?.default[id];
    if (!found) throw new Error(t('demo.action.none'));
    return found;
  };
  const edit = () =>
    attempt(async () => {
      inspect.end();
      const found = await sourcesOf();
      wantEditor(() => {
        onEdit(document.getElementById(`live-${name}`)?.offsetHeight ?? 0);
        setEditing(found);
      });
    });
  const javascript = useJavascript(id, language === 'js', loadJavascript, attempt);
  const inspect = useInspect({
    name,
    title,
    locale: locale.id,
    codeId,
    files: (javascript ?? sources).map((one) => one.name),
    attempt,
    onPlace({ file: placed }) {
      keepCode('open');
      setAt(placed);
    },
  });
  const { hash } = useLocation();
  useEffect(() => {
    if (!editing && isEdited(id, name)) {
      setAsked(isEditorAsked(name));
      edit();
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- restores stored edits once, and opens the editor for each new address that asks for it
  }, [hash]);

  const shownText = () => {
    if (editing) {
      const { files, own } = filesInLanguage(editing, language);
      const shown = own[at] ?? '';
      return edited.current[shown] ?? files[shown] ?? '';
    }
    const pre = document.querySelector(`#${CSS.escape(codeId)} pre:not([hidden]) code`);
    return pre?.textContent ?? '';
  };
  const link = () => new URL(`#${name}`, location.href).href;
  const exports = demoExports(attempt, async () => ({
    sources: await sourcesOf(),
    language,
    edited: edited.current,
    link: link(),
    lang: locale.id,
  }));
  const actions: Record<DemoAction, () => void> = {
    code: () => keepCode(isOpen ? 'closed' : 'open'),
    copy: () => copy('copy', shownText()),
    language: () => {
      setEditsLanguage(null);
      keepLanguage(otherLanguage(language));
    },
    edit() {
      setAsked(true);
      if (!editing) return edit();
      edited.current = {};
      setEditing(undefined);
      return onEdit();
    },
    reset() {
      setAsked(false);
      inspect.end();
      forgetEdits(id, name);
      edited.current = {};
      if (editing) setStart(start + 1);
      else onReset();
    },
    ...exports.actions,
    embed: () => setEmbedded(!embedded),
    width: () => width.onWidth(width.width === 'full' ? 'page' : 'full'),
    inspect: inspect.toggle,
  };
  const shown = {
    links: {
      link: `#${name}`,
      alone: demoUrl,
      repository: file && options.editUrl?.replace('{file}', file),
    },
    pressed: {
      code: isOpen,
      language: language === 'js',
      edit: editing !== undefined,
      embed: embedded,
      width: width.width === 'full',
      inspect: inspect.isOn,
    },
    width,
    tools,
    onAction: (action: DemoAction) => actions[action](),
    onLink: () => copy('link', link()),
  };
  return (
    <>
      <DemoToolbar
        {...shown}
        label={t('demo.tools', { title })}
        controls={{ code: codeId, edit: `edit-${name}` }}
        copied={copied}
      />
      {tools.includes('width') && <WidthHandle name={name} {...width} />}
      <DemoNotice copied={copied} notice={notice} />
      {editing && Editor && (
        <Editor
          key={`${language}${start}`}
          id={`edit-${name}`}
          result={`result-${name}`}
          sources={editing}
          language={language}
          file={at}
          onFile={setAt}
          isAsked={isAsked}
          kept={keptFiles.current}
          places={openGroups(shown, t)}
          copied={copied}
          onCopy={(href) => copy('edited', href)}
          onReset={() => {
            actions.reset();
            setAsked(true);
          }}
          onLanguage={(other) => editsLanguage === undefined && setEditsLanguage(other)}
          onOtherEdits={() => {
            setEditsLanguage(undefined);
            setStart(start + 1);
          }}
          onEdit={(files) => {
            edited.current = files;
          }}
        />
      )}
      <DemoCode
        id={codeId}
        files={sources.map((one) => ({ ...one, html: translated(one.html.__html) }))}
        javascript={javascript?.map((one) => ({ ...one, html: translated(one.html) }))}
        packages={packages}
        file={at}
        mark={inspect.mark}
        hidden={!isOpen || editing !== undefined}
        onFile={setAt}
      />
      {inspect.node}
      {embedded && (
        <DemoEmbed
          id={`embed-${name}`}
          start={exports.embed}
          explain={explain}
          onOpen={actions.stackblitz}
        />
      )}
    </>
  );
};

export default DemoPanel;
