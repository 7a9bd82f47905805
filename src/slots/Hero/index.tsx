import { Link } from 'dumi';
import HeroTitle from 'dumi/theme/slots/HeroTitle';
import React from 'react';
import { matterOf } from '../../data/page-matter';
import { useSite } from '../../hooks/use-site';
import { backgroundOf, isOutside } from '../../model/landing';
import './hero.css';

/** Title, description and links at the top of a page whose front matter has a `hero`. */
export default function Hero() {
  const { path, page } = useSite();
  const { hero } = matterOf(path);
  if (!hero) return null;
  const { title, description, background, actions = [] } = hero;
  return (
    <div
      className="ledger-hero"
      data-pictured={background ? '' : undefined}
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
    </div>
  );
}
