import '../card.css';
import './inspect.css';
import React, { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useMessages } from '../../../../hooks/use-messages';
import { neighborOf } from '../../../../inspect/neighbor';
import type { CodePlace, ShownCode } from '../../../../inspect/read-code';
import { CloseIcon } from '../../../../ui/close-icon';
import { placeBeside } from '../menu/place-beside';
import { InspectCard } from './inspect-card';
import { partAt, partsIn } from './known-parts';
import type { KnownParts } from './known-parts';

export interface InspectorProps {
  /** The box of the live demo. */
  box: HTMLElement;
  title: string;
  /** The part that is shown first; none if the demo has no parts. */
  first?: Element;
  code: ShownCode;
  known: KnownParts;
  onPlace: (place: CodePlace) => void;
  onClose: () => void;
}

/** The events of a press, which does nothing but keep the part. */
const PRESSES = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'dblclick'];
const MARK = 'data-ledger-inspected';

/**
 * Shows beside a part of a demo what made it: the part under the pointer, or the one that arrow keys
 * have moved to. A press keeps the part, so that the pointer can go to the card.
 */
export const Inspector: React.FC<InspectorProps> = ({
  box,
  title,
  first,
  code,
  known,
  onPlace,
  onClose,
}) => {
  const t = useMessages();
  const card = useRef<HTMLDivElement>(null);
  const [part, setPart] = useState(first);
  /** Whether the pointer leaves the part as it is, and can go to the card. */
  const [isKept, keep] = useState(false);
  const latest = useRef({ part, isKept, onClose });
  useLayoutEffect(() => {
    latest.current = { part, isKept, onClose };
  });

  useLayoutEffect(() => {
    const element = card.current;
    if (!element) return;
    // In the top layer, where nothing clips it. Without popover support, its styles alone
    // place it.
    (element as Partial<HTMLElement>).showPopover?.call(element);
    element.focus({ preventScroll: true });
  }, []);
  useLayoutEffect(() => {
    const element = card.current;
    if (!element || !part) return undefined;
    const place = () => placeBeside(element, part);
    place();
    part.setAttribute(MARK, '');
    window.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    return () => {
      part.removeAttribute(MARK);
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
    };
  }, [part]);

  useEffect(() => {
    const find = ({ target }: Event) =>
      target instanceof Element && box.contains(target)
        ? partAt(target, box, known)
        : undefined;
    const onPointer = (event: PointerEvent) => {
      if (event.pointerType === 'touch' || latest.current.isKept) return;
      const found = find(event);
      if (found) setPart(found);
    };
    const onPress = (event: Event) => {
      const found = find(event);
      if (!found) return;
      // The part is looked at, not used. React listens further out or later than this.
      event.preventDefault();
      event.stopPropagation();
      if (event.type !== 'click') return;
      const { current } = latest;
      keep(!current.isKept || current.part !== found);
      setPart(found);
    };
    const onKey = ({ key }: KeyboardEvent) =>
      key === 'Escape' && latest.current.onClose();
    document.addEventListener('pointerover', onPointer, true);
    document.addEventListener('keydown', onKey);
    PRESSES.forEach((type) => document.addEventListener(type, onPress, true));
    return () => {
      document.removeEventListener('pointerover', onPointer, true);
      document.removeEventListener('keydown', onKey);
      PRESSES.forEach((type) => document.removeEventListener(type, onPress, true));
    };
  }, [box, known]);

  const onKeyDown = (event: React.KeyboardEvent) => {
    const parts = partsIn(box, known);
    const boxes = parts.map((one) => one.getBoundingClientRect());
    const next = neighborOf(event.key, part ? parts.indexOf(part) : -1, boxes);
    const found = next === undefined ? undefined : parts[next];
    if (!found) return;
    event.preventDefault();
    keep(true);
    found.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    setPart(found);
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys move to other parts of the demo, wherever the focus is in here
    <div
      ref={card}
      role="dialog"
      aria-label={t('demo.inspect.label', { title })}
      tabIndex={-1}
      className="ledger-inspect"
      data-kept={isKept || undefined}
      onKeyDown={onKeyDown}
      // React 16 has no types for this attribute.
      {...{ popover: 'manual' }}
    >
      <button
        type="button"
        className="ledger-inspect-close"
        aria-label={t('demo.inspect.close')}
        onClick={onClose}
      >
        <CloseIcon />
      </button>
      <div aria-live="polite">
        {part ? (
          <InspectCard part={part} code={code} known={known} onPlace={onPlace} />
        ) : (
          <p>{t('demo.inspect.none')}</p>
        )}
      </div>
      <p className="ledger-inspect-how">{t('demo.inspect.how')}</p>
    </div>
  );
};
