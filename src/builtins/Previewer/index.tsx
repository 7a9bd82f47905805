import React, { useState } from 'react';
import { useMessages } from '../../hooks/use-messages';
import { CopyButton } from '../../ui/copy-button';
import { Icon } from '../../ui/icon';

/** One file of a demo, highlighted at build. */
export interface DemoSource {
  name: string;
  html: { __html: string };
}

interface PreviewerProps {
  asset: { id: string };
  /** Address of the demo alone. */
  demoUrl: string;
  title?: string;
  /** HTML that dumi makes from the demo's own front comment. */
  description?: string;
  /** Name by which the page links to the demo; given by the markdown plugin. */
  anchor?: string;
  sources?: DemoSource[];
}

/** A demo with its title, its code and what can be done with them. */
const Previewer: React.FC<PreviewerProps> = ({
  asset,
  demoUrl,
  title,
  description,
  anchor: name = asset.id,
  sources = [],
  children,
}) => {
  const t = useMessages();
  const [open, setOpen] = useState(false);
  const [tab, setTab] = useState(0);
  const codeId = `code-${name}`;
  const plainText = () =>
    document.getElementById(codeId)?.querySelector('pre:not([hidden]) code')
      ?.textContent ?? '';
  return (
    <section
      className="ledger-demo"
      id={name}
      aria-label={t('demo.label', { title: title ?? name })}
    >
      <div className="ledger-demo-live" data-demo={name} id={`live-${name}`}>
        {children}
      </div>
      <div className="ledger-demo-text">
        <div>
          {title && (
            <p className="ledger-demo-title">
              <a href={`#${name}`}>{title}</a>
            </p>
          )}
          {description && <div dangerouslySetInnerHTML={{ __html: description }} />}
        </div>
        <div className="ledger-demo-tools">
          <a
            className="ledger-tool"
            href={demoUrl}
            target="_blank"
            rel="noreferrer"
            title={t('demo.alone')}
            aria-label={t('demo.alone')}
          >
            <Icon name="alone" size={18} />
          </a>
          <CopyButton
            text={plainText}
            labels={{
              copy: t('code.copy'),
              copied: t('code.copied'),
              failed: t('code.failed'),
            }}
          />
          <button
            type="button"
            className="ledger-tool"
            aria-expanded={open}
            aria-controls={codeId}
            title={t(open ? 'code.hide' : 'code.show')}
            aria-label={t(open ? 'code.hide' : 'code.show')}
            onClick={() => setOpen(!open)}
          >
            <Icon name="code" size={18} />
          </button>
        </div>
      </div>
      <div className="ledger-demo-code" id={codeId} hidden={!open}>
        {sources.length > 1 && (
          <div className="ledger-demo-files" role="group">
            {sources.map((source, index) => (
              <button
                key={source.name}
                type="button"
                aria-pressed={index === tab}
                onClick={() => setTab(index)}
              >
                {source.name}
              </button>
            ))}
          </div>
        )}
        {sources.map((source, index) => (
          // A scrolling box must be reachable by keyboard.
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          <pre key={source.name} tabIndex={0} dir="ltr" hidden={index !== tab}>
            <code dangerouslySetInnerHTML={source.html} suppressHydrationWarning />
          </pre>
        ))}
      </div>
    </section>
  );
};

export default Previewer;
