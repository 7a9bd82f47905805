import React, { useEffect, useRef } from 'react';
import { loadDescriptions } from '../../data/site-data';
import { useMessages } from '../../hooks/use-messages';
import { useOwnEvents } from '../../hooks/use-own-events';
import { useSite } from '../../hooks/use-site';
import './sidebar-filter.css';

interface SidebarFilterProps {
  /** True if no link has what was typed. */
  isEmpty: boolean;
  /** Called with what was typed, and again when the descriptions of pages have come. */
  onChange: (text: string) => void;
}

/** The field that filters the links of a long sidebar. Enter opens the first one, Escape clears it. */
const SidebarFilter: React.FC<SidebarFilterProps> = ({ isEmpty, onChange }) => {
  const { path } = useSite();
  const t = useMessages();
  const field = useRef<HTMLInputElement>(null);
  const read = () => onChange(field.current?.value ?? '');
  const onKeyDown = (event: KeyboardEvent) => {
    const input = event.currentTarget as HTMLInputElement;
    if (event.isComposing || input.value === '') return;
    if (event.key === 'Enter') {
      input.closest('nav')?.querySelector<HTMLElement>('li a')?.click();
    } else if (event.key === 'Escape') {
      // It would also close the drawer.
      event.preventDefault();
      input.value = '';
      read();
    }
  };
  useOwnEvents(field, {
    input: read,
    keydown: onKeyDown,
    keypress: null,
    keyup: null,
  });
  // eslint-disable-next-line react-hooks/exhaustive-deps -- once: the reader may have typed before the page hydrated
  useEffect(read, []);
  return (
    <div className="ledger-sidebar-filter">
      <input
        ref={field}
        type="search"
        aria-label={t('nav.filter')}
        placeholder={t('nav.filter')}
        autoComplete="off"
        spellCheck={false}
        // Titles alone are searched without them.
        onFocus={() => void loadDescriptions(path).then(read, () => undefined)}
      />
      <p role="status">{isEmpty && t('nav.filter.none')}</p>
    </div>
  );
};

export default SidebarFilter;
