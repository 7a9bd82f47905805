import './demo-panel.css';
import { options } from '@@/ledger/site';
import { useLocation } from 'dumi';
import React, { useEffect, useRef, useState } from 'react';
import { useChoice } from '../../hooks/use-choice';
import { useLater } from '../../hooks/use-later';
import { useMessages } from '../../hooks/use-messages';
import { useSite } from '../../hooks/use-site';
import type { DemoSources } from '../../model/demo-asset';
import { EDIT_MARK, EDITS } from '../../model/kept';
import { copyText } from '../../ui/copy';
import { DemoCode } from './demo-code';
import type { DemoFile } from './demo-code';
import { DemoToolbar } from './demo-toolbar';
import type { DemoAction } from './demo-toolbar';
import { otherLanguage, ownFiles } from './own-files';
import type { Language } from './own-files';
import { isEdited } from './is-wanted';
import { inLanguage } from './in-language';

/** A module of the page's, by the ids of its demos. */
type Later<T> = () => Promise<{ default: Record<string, T> }>;

export interface DemoPanelProps {
  id: string;
  /** Name by which the page links to the demo. */
  name: string;
  title: string;
  /** Address of the demo alone. */
  demoUrl: string;
  /** Its files as HTML; empty over the HTML of the document. */
  sources: DemoFile[];
  /** Its packages with their versions. */
  packages: Record<string, string>;
  /** Path of its file from the root of the site. */
  file?: string;
  /** Loads what all demos of the page are made of, and their JavaScript as HTML. */
  loadSources?: Later<DemoSources>;
  loadJavascript?: Later<{ name: string; html: string }[]>;
  /** Begins the demo anew. */
  onReset: () => void;
  /**
   * Called with the height of the demo, in pixels, when the result of edited code takes its place,
   * which is then the element `result-{name}`; without when the demo is back.
   */
  onEdit: (height?: number) => void;
}

const loadEditor = () => import(/* webpackChunkName: "demo-editor" */ './demo-editor');
const importActions = () =>
  import(/* webpackChunkName: "demo-actions" */ './demo-actions');

/** Forgets the edits of a demo, those of the address as well. */
function forgetEdits(id: string, name: string): void {
  try {
    localStorage.removeItem(EDITS + id);
  } catch {
    // Where nothing can be kept, nothing has been.
  }
  if (location.hash.includes(EDIT_MARK)) {
    history.replaceState(history.state, '', `#${encodeURIComponent(name)}`);
  }
}

/** What can be done with a demo, and its code. */
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
  onReset,
  onEdit,
}) => {
  const t = useMessages();
  const { locale } = useSite();
  const translated = (html: string) => inLanguage(html, locale);
  const [code, keepCode] = useChoice('code', ['closed', 'open']);
  const [kept, keepLanguage] = useChoice<Language>('language', ['ts', 'js'], true);
  /** The language of edits that are taken up, until the reader chooses one. */
  const [taken, setTaken] = useState<Language | null>();
  const language = taken ?? kept;
  const [javascript, setJavascript] = useState<DemoFile[]>();
  const [at, setAt] = useState(0);
  const [editing, setEditing] = useState<DemoSources>();
  /** Counts how often the editor has begun anew. */
  const [start, setStart] = useState(0);
  const [embedded, setEmbedded] = useState(false);
  const [notice, setNotice] = useState('');
  /** What the reader has written, by file; also what is taken elsewhere. */
  const edited = useRef<Record<string, string>>({});
  const embedding = useRef<HTMLDivElement>(null);
  const { Component: Editor, want: wantEditor } = useLater(loadEditor);
  const codeId = `code-${name}`;

  /** Waits for what must be loaded; a failure is said, and nothing is lost. */
  const attempt = (work: () => Promise<void>) => {
    setNotice('');
    work().catch((error: unknown) =>
      setNotice(t('demo.action.failed', { reason: String(error) })),
    );
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
    // Loaded once, when the reader wants it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [language]);
  const { hash } = useLocation();
  useEffect(() => {
    if (!editing && isEdited(id, name)) edit();
    // What was left is taken up once, and what each address brings.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [hash]);

  const shownText = () => {
    if (editing) {
      const { files, own } = ownFiles(editing, language);
      const shown = own[at] ?? '';
      return edited.current[shown] ?? files[shown] ?? '';
    }
    const pre = document.querySelector(`#${CSS.escape(codeId)} pre:not([hidden]) code`);
    return pre?.textContent ?? '';
  };
  const takeAlong = async () => ({
    sources: await sourcesOf(),
    language,
    edited: edited.current,
    link: new URL(`#${name}`, location.href).href,
    lang: locale.id,
  });
  const actions: Record<DemoAction, () => void> = {
    code: () => keepCode(code === 'open' ? 'closed' : 'open'),
    copy: () =>
      attempt(async () =>
        setNotice(t((await copyText(shownText())) ? 'code.copied' : 'code.failed')),
      ),
    language: () => {
      setTaken(null);
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
      attempt(async () => (await importActions()).codesandbox(await takeAlong())),
    stackblitz: () =>
      attempt(async () => (await importActions()).stackblitz(await takeAlong())),
    embed: () => {
      setEmbedded(!embedded);
      if (embedded) return;
      attempt(async () => {
        const { embed } = await importActions();
        const what = await takeAlong();
        if (embedding.current) await embed(what, embedding.current);
      });
    },
    download: () =>
      attempt(async () => (await importActions()).download(await takeAlong())),
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
          code: code === 'open',
          language: language === 'js',
          edit: editing !== undefined,
          embed: embedded,
        }}
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
          onLanguage={(other) => taken === undefined && setTaken(other)}
          onOtherEdits={() => {
            setTaken(undefined);
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
        hidden={code !== 'open' || editing !== undefined}
        onFile={setAt}
      />
      {embedded && (
        <div ref={embedding} id={`embed-${name}`} className="ledger-demo-embed" />
      )}
    </>
  );
};

export default DemoPanel;
