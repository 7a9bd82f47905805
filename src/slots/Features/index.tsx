import { Link } from 'dumi';
import React from 'react';
import { matterOf } from '../../data/page-matter';
import { useSite } from '../../hooks/use-site';
import { columnsOf, isOutside } from '../../model/content/landing';
import type { Feature } from '../../model/content/landing';
import './features.css';

/** The title of a card, which is a link where the card has one. */
const Title: React.FC<Feature> = ({ title, link }) => {
  if (!link) return <>{title}</>;
  return isOutside(link) ? (
    <a href={link} target="_blank" rel="noreferrer">
      {title}
    </a>
  ) : (
    <Link to={link}>{title}</Link>
  );
};

/** The cards of a page whose front matter has `features`. */
export default function Features() {
  const { features = [] } = matterOf(useSite().path);
  if (features.length === 0) return null;
  return (
    <div className="ledger-features" data-columns={columnsOf(features.length)}>
      {features.map((feature, at) => {
        const { emoji, icon, title, description } = feature;
        return (
          <div key={title ?? at} className="ledger-feature">
            {emoji && (
              <span className="ledger-feature-sign" aria-hidden="true">
                {emoji}
              </span>
            )}
            {!emoji && icon && (
              <img className="ledger-feature-sign" src={icon} alt="" loading="lazy" />
            )}
            {title && (
              <h2>
                <Title {...feature} />
              </h2>
            )}
            {description && (
              <div
                className="ledger-feature-text"
                dangerouslySetInnerHTML={{ __html: description }}
              />
            )}
          </div>
        );
      })}
    </div>
  );
}
