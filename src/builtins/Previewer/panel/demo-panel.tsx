import { DemoToolbar } from '@@/ledger/demo-toolbar';
import './demo-panel.css';
import { options } from '@@/ledger/site';
import { useLocation } from 'dumi';
import React, { useEffect, useRef, useState } from 'react';
import { useChoice } from '../../../hooks/use-choice';
import { useLazyComponent } from '../../../hooks/use-later';
import { useMessages } from '../../../hooks/use-messages';
import { useSite } from '../../../hooks/use-site';
import { isLoadFailure } from '../../../data/load-failure';
import { orReload } from '../../../data/or-reload';
import type { DemoSources } from '../../../model/demo/demo-asset';
import { copyText } from '../../../ui/copy';
import { DemoCode } from './demo-code';
import type { HighlightedFile } from './demo-code';
import type { DemoAction } from './demo-toolbar';
import { forgetEdits } from '../forget-edits';
import { otherLanguage, filesInLanguage } from './own-files';
import type { Language } from './own-files';
import { isEdited } from '../is-wanted';
import { localizeCodeLinks } from './in-language';

/** A module of the page with one entry per demo id, loaded on demand. */
type LazyModule<T> = () => Promise<{ default: Record<string, T> }>;

type Code = 'open' | 'closed';

export interface DemoPanelProps {
  id: string;
  /** Name that links on the page use. */
  name: string;
  title: string;
  /** Address of the stand-alone demo. */
  demoUrl: string;
  /** Its files as HTML; empty while hydrating. */
  sources: HighlightedFile[];
  /** Its packages and their versions. */
  packages: Record<string, string>;
  /** Path of its file, relative to the site's root. */
  file?: string;
  /** Load the sources of all demos on the page, and their JavaScript as HTML. */
  loadSources?: LazyModule<DemoSources>;
  loadJavascript?: LazyModule<{ name: string; html: string }[]>;
  /** Whether code is open, what it is until the reader chooses first. */
  codes?: readonly [Code, ...Code[]];
  /** The tools that it has; all if it is left out. */
  tools?: readonly DemoAction[];
  /** Restarts the demo. */
  onReset: () => void;
  /**
   * Called with the height of the demo in pixels when the result of edited code replaces
   * it, in the element `result-{name}`; called without it when the demo is back.
   */
  onEdit: (height?: number) => void;
}

const loadEditor = () => import(/* webpackChunkName: "demo-editor" */ './demo-editor');
const importActions = () =>
  import(/* webpackChunkName: "demo-actions" */ './demo-actions');

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
  tools,
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
  const [javascript, setJavascript] = useState<HighlightedFile[]>();
  const [at, setAt] = useState(0);
  const [editing, setEditing] = useState<DemoSources>();
  /** Counts restarts of the editor. */
  const [start, setStart] = useState(0);
  const [embedded, setEmbedded] = useState(false);
  const [notice, setNotice] = useState('');
  /** The reader's edits by file; exports use them too. */
  const edited = useRef<Record<string, string>>({});
  const embedding = useRef<HTMLDivElement>(null);
  const { Component: Editor, want: wantEditor } = useLazyComponent(loadEditor);
  const codeId = `code-${name}`;

  /** Runs an action that loads code. A failure is shown, and nothing is lost. */
  const attempt = (work: () => Promise<void>) => {
    setNotice('');
    orReload(work()).catch((error: unknown) => {
      const reason = isLoadFailure(error) ? t('demo.action.unloaded') : String(error);
      setNotice(t('demo.action.failed', { reason }));
    });
  };
  const sourcesOf = async () => {
    const all = await loadSources?.();
    const found = all?.default[id];
    if (!found) throw new Error(t('demo.action.none'));
    return found;
  };
  const edit = () =>
    attempt(async () => {
      const found = await sourcesOf();
      wantEditor(() => {
        onEdit(document.getElementById(`live-${name}`)?.offsetHeight ?? 0);
        setEditing(found);
      });
    });
  const leave = () => {
    edited.current = {};
    setEditing(undefined);
    onEdit();
  };
  useEffect(() => {
    if (language === 'ts' || javascript || !loadJavascript) return;
    attempt(async () => {
      const { [id]: made = [] } = (await loadJavascript()).default;
      setJavascript(made.map(({ name, html }) => ({ name, html: translated(html) })));
    });
    // Loaded once, when the reader chooses JavaScript.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [language]);
  const { hash } = useLocation();
  useEffect(() => {
    if (!editing && isEdited(id, name)) edit();
    // Restores stored edits once, and edits in each new address.
    // eslint-disable-next-line react-hooks/exhaustive-deps
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
  const exportedDemo = async () => ({
    sources: await sourcesOf(),
    language,
    edited: edited.current,
    link: new URL(`#${name}`, location.href).href,
    lang: locale.id,
  });
  const actions: Record<DemoAction, () => void> = {
    code: () => keepCode(isOpen ? 'closed' : 'open'),
    copy: () =>
      attempt(async () =>
        setNotice(t((await copyText(shownText())) ? 'code.copied' : 'code.failed')),
      ),
    language: () => {
      setEditsLanguage(null);
      keepLanguage(otherLanguage(language));
    },
    edit: () => (editing ? leave() : edit()),
    reset: () => {
      forgetEdits(id, name);
      edited.current = {};
      if (editing) setStart(start + 1);
      else onReset();
    },
    codesandbox: () =>
      attempt(async () => (await importActions()).codesandbox(await exportedDemo())),
    stackblitz: () =>
      attempt(async () => (await importActions()).stackblitz(await exportedDemo())),
    embed: () => {
      setEmbedded(!embedded);
      if (embedded) return;
      attempt(async () => {
        const { embed } = await importActions();
        const what = await exportedDemo();
        if (embedding.current) await embed(what, embedding.current);
      });
    },
    download: () =>
      attempt(async () => (await importActions()).download(await exportedDemo())),
  };
  return (
    <>
      <DemoToolbar
        label={t('demo.tools', { title })}
        links={{
          link: `#${name}`,
          alone: demoUrl,
          repository: file && options.editUrl?.replace('{file}', file),
        }}
        pressed={{
          code: isOpen,
          language: language === 'js',
          edit: editing !== undefined,
          embed: embedded,
        }}
        tools={tools}
        controls={{ code: codeId, edit: `edit-${name}`, embed: `embed-${name}` }}
        onAction={(action) => actions[action]()}
      />
      <div role="status" className="ledger-demo-notice">
        {notice}
      </div>
      {editing && Editor && (
        <Editor
          key={`${language}${start}`}
          id={`edit-${name}`}
          result={`result-${name}`}
          sources={editing}
          language={language}
          file={at}
          onFile={setAt}
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
        javascript={language === 'js' ? javascript : undefined}
        packages={packages}
        file={at}
        hidden={!isOpen || editing !== undefined}
        onFile={setAt}
      />
      {embedded && (
        <div ref={embedding} id={`embed-${name}`} className="ledger-demo-embed" />
      )}
    </>
  );
};

export default DemoPanel;
