import React from 'react';
import { useMessages } from '../../../../hooks/use-messages';
import { findSource } from '../../../../inspect/find-source';
import type { Row } from '../../../../inspect/find-source';
import { drawnWith } from '../../../../inspect/drawn-with';
import { placeIn } from '../../../../inspect/read-code';
import type { CodePlace, ShownCode } from '../../../../inspect/read-code';
import { anchorOf } from '../../../../model/api-row';
import { firstSentence } from '../../../../model/text/first-sentence';
import { textOf } from '../text-of';
import { rowsFor } from './known-parts';
import type { KnownParts } from './known-parts';

interface InspectCardProps {
  part: Element;
  code: ShownCode;
  known: KnownParts;
  onPlace: (place: CodePlace) => void;
}

/** The name of a row that the code links to, with the same link. */
const RowLink: React.FC<{ row: Row; code: ShownCode }> = ({ row, code }) => {
  const anchor = anchorOf(row.id, row.name);
  const link = code.links
    .flatMap((links) => [...links.values()])
    .find(({ hash }) => hash === `#${anchor}`);
  return (
    <a href={link?.href} dir="ltr">
      {row.id}.{row.name}
    </a>
  );
};

/** What made a part of a demo, in words, with the ways to its line and its row. */
export const InspectCard: React.FC<InspectCardProps> = ({
  part,
  code,
  known,
  onPlace,
}) => {
  const t = useMessages();
  const source = findSource(rowsFor(part, known), drawnWith(part), code.objects, (id) =>
    known.rowsOf(id).map(({ name }) => name),
  );
  if (!source) return <p>{t('demo.inspect.unknown')}</p>;
  const { rows, written } = source;
  const [{ id, name: named }] = rows;
  const anchor = anchorOf(id, named);
  const entry = known.rowsOf(id).find((one) => one.anchor === anchor);
  const keys = written
    ? [...written.keys].map(([name, { from, anchor: at }]) => ({
        name,
        isMain: at === anchor,
        place: placeIn(code, written.file, from),
      }))
    : [];
  const main = keys.find(({ isMain }) => isMain)?.place;
  const others = keys.filter(({ isMain, place }) => !isMain && place.link);
  return (
    <>
      <div className="ledger-inspect-head">
        {rows.map((row) => (
          <RowLink key={row.id} row={row} code={code} />
        ))}
        {main && (
          <button type="button" onClick={() => onPlace(main)}>
            {t('demo.inspect.line', {
              file: code.names[main.file] ?? '',
              line: String(main.line),
            })}
          </button>
        )}
      </div>
      {main ? <code dir="ltr">{main.text}</code> : <p>{t('demo.inspect.unsure')}</p>}
      {entry && rows.length === 1 && <p>{firstSentence(textOf(entry.text))}</p>}
      {others.length > 0 && (
        <p className="ledger-inspect-others">
          {t('demo.inspect.others')}
          {others.map(({ name, place }) => (
            <button key={name} type="button" dir="ltr" onClick={() => onPlace(place)}>
              {name}
            </button>
          ))}
        </p>
      )}
    </>
  );
};
