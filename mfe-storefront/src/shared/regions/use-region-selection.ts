import type { Region } from '@pasar/contract';
import { type KeyboardEvent, type MouseEvent, useId, useState } from 'react';
import { findRegions } from './find-regions.ts';

export interface RegionSelection {
  options: readonly Region[];
  /** Id of the selected region, or nothing. */
  value: string;
  /** Its name where the list has not come yet. */
  chosenName: string | undefined;
  onChoose(region: Region): void;
  /** The box has the focus: the last chance to request a list that failed to load. */
  onEnter(): void;
  onLeave(): void;
}

/**
 * The behavior of a searchable list: typing filters, arrows move, Enter selects, Escape cancels, leaving
 * preserves the selection.
 */
export const useRegionSelection = ({
  options,
  value,
  chosenName,
  onChoose,
  onEnter,
  onLeave,
}: RegionSelection) => {
  const listId = useId();
  // Null: nobody is searching, the box shows what is selected.
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  const open = typed !== null;
  const hits = open ? findRegions(options, typed) : [];
  const chosen = options.find(({ id }) => id === value)?.name ?? (value === '' ? '' : (chosenName ?? ''));

  const search = (text: string) => {
    setTyped(text);
    setActive(text.trim() === '' ? -1 : 0);
  };
  const close = () => {
    setTyped(null);
    setActive(-1);
  };
  const take = (region: Region | undefined) => {
    close();
    if (region && region.id !== value) onChoose(region);
  };
  const point = (step: number) => {
    if (!open) return search('');
    if (hits.length > 0) setActive((at) => (at + step + hits.length) % hits.length);
  };

  const keys: Record<string, () => void> = {
    ArrowDown: () => point(1),
    ArrowUp: () => point(active < 0 ? 0 : -1),
    Enter: () => take(hits[active]),
    Escape: close,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keys[event.key];
    // A closed list leaves Enter to the form and Escape to the panel around it.
    if (!act || (!open && !event.key.startsWith('Arrow'))) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };

  return {
    open,
    hits,
    input: {
      role: 'combobox',
      value: typed ?? chosen,
      'aria-expanded': open,
      'aria-controls': listId,
      'aria-autocomplete': 'list',
      'aria-activedescendant': active < 0 ? undefined : `${listId}-${active}`,
      onChange: (event: { target: { value: string } }) => search(event.target.value),
      onClick: () => !open && search(''),
      onFocus: onEnter,
      onKeyDown,
      onBlur: () => {
        // A fully typed name, by a user or by the browser, counts as selected.
        const [only, ...others] = typed?.trim() ? hits : [];
        if (only && others.length === 0) take(only);
        else close();
        onLeave();
      },
    } as const,
    list: {
      id: listId,
      role: 'listbox',
      // A press on the list must not take the focus out of the box.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
    } as const,
    option: (region: Region, index: number) =>
      ({
        id: `${listId}-${index}`,
        role: 'option',
        'aria-selected': region.id === value,
        'data-active': index === active || undefined,
        ref: (node: HTMLElement | null) => {
          if (index === active) node?.scrollIntoView?.({ block: 'nearest' });
        },
        onClick: () => take(region),
      }) as const,
  };
};
