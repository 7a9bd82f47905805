import { Link } from 'dumi';
import HeroTitle from 'dumi/theme/slots/HeroTitle';
import React from 'react';
import { matterOf } from '../../data/page-matter';
import { useMessages } from '../../hooks/use-messages';
import { useSite } from '../../hooks/use-site';
import { backgroundOf, isOutside } from '../../model/content/landing';
import { CopyButton } from '../../ui/copy-button';
import './hero.css';

/** What readers type to install it. */
const Command: React.FC<{ text: string }> = ({ text }) => {
  const t = useMessages();
  return (
    <div className="ledger-hero-command">
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling box must be reachable by keyboard */}
      <code dir="ltr" tabIndex={0}>
        {text}
      </code>
      <CopyButton
        text={() => text}
        labels={{
          copy: t('code.copy'),
          copied: t('code.copied'),
          failed: t('code.failed'),
        }}
      />
    </div>
  );
};

/**
 * Title, description, command and links at the top of a page whose front matter has a `hero`, and
 * beside them the page's demo with the attribute `hero`.
 */
export default function Hero() {
  const { path, page } = useSite();
  const { hero, HeroDemo } = matterOf(path);
  if (!hero) return null;
  const { title, description, background, command, actions = [] } = hero;
  return (
    <div
      className="ledger-hero"
      data-pictured={background ? '' : undefined}
      data-beside={HeroDemo ? '' : undefined}
      style={background ? { background: backgroundOf(background) } : undefined}
    >
      <div className="ledger-hero-text">
        {title ? (
          <HeroTitle>{title}</HeroTitle>
        ) : (
          <h1 className="ledger-visually-hidden">{page?.title}</h1>
        )}
        {description && (
          <div
            className="ledger-hero-description"
            dangerouslySetInnerHTML={{ __html: description }}
          />
        )}
        {command && <Command text={command} />}
        {actions.length > 0 && (
          <div className="ledger-hero-actions">
            {actions.map(({ text, link }) =>
              isOutside(link) ? (
                <a key={text} href={link} target="_blank" rel="noreferrer">
                  {text}
                </a>
              ) : (
                <Link key={text} to={link}>
                  {text}
                </Link>
              ),
            )}
          </div>
        )}
      </div>
      {HeroDemo && (
        <div className="ledger-hero-demo">
          <HeroDemo />
        </div>
      )}
    </div>
  );
}
