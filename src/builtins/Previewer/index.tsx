import { base, options } from '@@/ledger/site';
import React, { useEffect, useRef, useState } from 'react';
import { useChoice } from '../../hooks/use-choice';
import { useLater } from '../../hooks/use-later';
import { useMessages } from '../../hooks/use-messages';
import { useSite } from '../../hooks/use-site';
import type { DemoSources } from '../../model/demo-asset';
import { copyText } from '../../ui/copy';
import { DemoCode } from './demo-code';
import type { DemoFile } from './demo-code';
import { DemoToolbar } from './demo-toolbar';
import type { DemoAction } from './demo-toolbar';
import { forgetEdits, isEdited } from './is-edited';

type Later<T> = () => Promise<{ default: Record<string, T> }>;

interface PreviewerProps {
  asset: { id: string };
  /** Address of the demo alone. */
  demoUrl: string;
  title?: string;
  /** HTML that dumi makes from the demo's own front comment. */
  description?: string;
  /** Name by which the page links to the demo; given by the markdown plugin, as all below. */
  anchor?: string;
  sources?: DemoFile[];
  /** Its packages with their versions. */
  packages?: Record<string, string>;
  /** Path of its file from the root of the site. */
  file?: string;
  /** Loads what all demos of the page are made of, by id, and their JavaScript as HTML. */
  loadSources?: Later<DemoSources>;
  loadJavascript?: Later<{ name: string; html: string }[]>;
}

const loadEditor = () => import(/* webpackChunkName: "demo-editor" */ './demo-editor');
const importActions = () =>
  import(/* webpackChunkName: "demo-actions" */ './demo-actions');

/** A demo with its title, its code and what can be done with them. */
const Previewer: React.FC<PreviewerProps> = ({
  asset: { id },
  demoUrl,
  title,
  description,
  anchor: name = id,
  sources = [],
  packages = {},
  file,
  loadSources,
  loadJavascript,
  children,
}) => {
  const t = useMessages();
  const { locale } = useSite();
  // Code is highlighted once for all languages; `<` begins only a tag there.
  const inLanguage = (html: string) => ({
    __html: html.replace(/<a [^/]*/g, `$&${base}${locale.base.replace(/\/$/, '')}`),
  });
  const [code, keepCode] = useChoice('code', ['closed', 'open']);
  const [language, keepLanguage] = useChoice('language', ['ts', 'js'], true);
  const [javascript, setJavascript] = useState<DemoFile[]>();
  const [at, setAt] = useState(0);
  const [run, setRun] = useState(0);
  const [editing, setEditing] = useState<DemoSources>();
  const [embedded, setEmbedded] = useState(false);
  const [notice, setNotice] = useState('');
  /** What the reader has written, by file; also what is copied and taken elsewhere. */
  const edited = useRef<Record<string, string>>({});
  const frame = useRef<HTMLDivElement>(null);
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
      wantEditor(() => setEditing(found));
    });
  useEffect(() => {
    if (language === 'ts' || javascript || !loadJavascript) return;
    attempt(async () => {
      const files = (await loadJavascript()).default[id] ?? [];
      setJavascript(files.map((one) => ({ name: one.name, html: inLanguage(one.html) })));
    });
    // Loaded once, when the reader wants it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [language]);
  useEffect(() => {
    if (isEdited(id, name)) edit();
    // What was left is taken up once.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const shownText = () => {
    const [first] = Object.values(edited.current);
    const pre = document.getElementById(codeId)?.querySelector('pre:not([hidden]) code');
    return first ?? pre?.textContent ?? '';
  };
  const taken = async () => ({
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
      // Its files have other names.
      edited.current = {};
      keepLanguage(language === 'ts' ? 'js' : 'ts');
    },
    edit: () => (editing ? setEditing(undefined) : edit()),
    reset: () => {
      forgetEdits(id);
      edited.current = {};
      setRun(run + 1);
      setEditing(undefined);
    },
    codesandbox: () =>
      attempt(async () => (await importActions()).codesandbox(await taken())),
    stackblitz: () =>
      attempt(async () => (await importActions()).stackblitz(await taken())),
    embed: () => {
      setEmbedded(!embedded);
      if (embedded) return;
      attempt(async () => {
        const { embed } = await importActions();
        const what = await taken();
        if (frame.current) await embed(what, frame.current);
      });
    },
    download: () => attempt(async () => (await importActions()).download(await taken())),
  };
  const open = code === 'open';
  return (
    <section
      className="ledger-demo"
      id={name}
      aria-label={t('demo.label', { title: title ?? name })}
    >
      <div
        className="ledger-demo-live"
        data-demo={name}
        id={`live-${name}`}
        hidden={editing !== undefined}
      >
        <React.Fragment key={run}>{children}</React.Fragment>
      </div>
      {editing && Editor && (
        <Editor
          id={`edit-${name}`}
          sources={editing}
          language={language}
          run={run}
          onEdit={(files) => {
            edited.current = files;
          }}
        />
      )}
      <div className="ledger-demo-text">
        {title && (
          <p className="ledger-demo-title">
            <a href={`#${name}`}>{title}</a>
          </p>
        )}
        {description && <div dangerouslySetInnerHTML={{ __html: description }} />}
      </div>
      <DemoToolbar
        label={t('demo.tools', { title: title ?? name })}
        links={{
          link: `#${name}`,
          alone: demoUrl,
          repository: file && options.editUrl?.replace('{file}', file),
        }}
        pressed={{
          code: open,
          language: language === 'js',
          edit: editing !== undefined,
          embed: embedded,
        }}
        controls={{ code: codeId, edit: `edit-${name}`, embed: `embed-${name}` }}
        onAction={(action) => actions[action]()}
      />
      <p role="status" className="ledger-demo-notice">
        {notice}
      </p>
      <DemoCode
        id={codeId}
        files={sources.map((one) => ({ ...one, html: inLanguage(one.html.__html) }))}
        javascript={language === 'js' ? javascript : undefined}
        packages={packages}
        file={at}
        hidden={!open || editing !== undefined}
        onFile={setAt}
      />
      {embedded && <div ref={frame} id={`embed-${name}`} className="ledger-demo-embed" />}
    </section>
  );
};

export default Previewer;
