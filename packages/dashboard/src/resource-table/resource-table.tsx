import { LocalLink, useLocalNavigate } from '@pasar/slice-kit';
import { VisuallyHidden } from '@pasar/ui';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { use, useEffect, useMemo, useRef, useState } from 'react';
import { DetailPagesContext } from '../detail-pane/detail-pages.ts';
import { useKeys } from '../keys/use-keys.ts';
import { usePreviousNextKeys } from '../keys/use-previous-next-keys.ts';
import { LateRows, type ResourceColumn, type ResourceRow, ResourceRows } from './resource-rows.tsx';
import {
  boxStyle,
  cardsStyle,
  headStyle,
  numberStyle,
  selectableStyle,
  selectStyle,
  sortStyle,
  tableStyle,
} from './resource-table.styles.ts';

interface ResourceTableProps<Id extends string> {
  /** What the table shows; for screen readers. */
  caption: string;
  columns: readonly ResourceColumn<Id>[];
  rows: readonly ResourceRow<Id>[];
  /** What the boxes of the rows are there for; for screen readers. */
  pickLabel?: string;
}

/** As many rows as a screen shows, more or less: the keys work as soon as these are hydrated. */
const firstRows = 8;

const arrows = { ascending: ArrowUp, descending: ArrowDown } as const;

const Head = <Id extends string>({ label, numeric, sort }: ResourceColumn<Id>) => {
  const Arrow = sort?.now && arrows[sort.now];
  return (
    <th scope="col" css={[headStyle, numeric && numberStyle]} aria-sort={sort?.now}>
      {sort ? (
        <LocalLink to={sort.to} prefetch="none" preventScrollReset css={sortStyle}>
          {label}
          {Arrow && <Arrow size={16} strokeWidth={1.9} aria-hidden="true" />}
        </LocalLink>
      ) : (
        label
      )}
    </th>
  );
};

/**
 * The rows of a list, each with its detail behind the first cell. `J` and `K` move through them, `Enter` opens one beside
 * the list, `O` as a page, `X` selects it; while one is open, `[` and `]` open the one before and after it. On phones each
 * row becomes a block of named values, or a card where its columns have places.
 */
export const ResourceTable = <Id extends string>({
  caption,
  columns,
  rows,
  pickLabel,
}: ResourceTableProps<Id>) => {
  const opened = rows.findIndex(({ open }) => open);
  const [place, setPlace] = useState(opened);
  const navigate = useLocalNavigate();
  const body = useRef<HTMLTableSectionElement>(null);
  const { isPage, toPage, toSame, other } = use(DetailPagesContext);
  const linkAt = (at: number) => body.current?.children[at]?.querySelector('a');
  const before = useRef(opened);
  useEffect(() => {
    if (opened >= 0) setPlace(opened);
    // Closing a detail must not lose the place of whoever works by keyboard.
    else if (before.current >= 0 && document.activeElement === document.body)
      linkAt(before.current)?.focus({ preventScroll: true });
    before.current = opened;
  }, [opened]);
  const move = (by: number) => {
    const next = Math.min(rows.length - 1, Math.max(0, place + by));
    setPlace(next);
    const link = linkAt(next);
    link?.focus();
    link?.scrollIntoView?.({ block: 'nearest' });
  };
  const row = rows[place];
  const pick = () => body.current?.children[place]?.querySelector<HTMLElement>('[data-pick] input')?.click();
  const go = (to: string) => () => void navigate(to, { preventScrollReset: true });
  const openKey = row?.to && { o: go(row.open ? other : toPage(row.to)) };
  useKeys({
    ...openKey,
    // Behind a page there are no rows to be seen.
    ...(!isPage && rows.length > 0 && { j: () => move(1), k: () => move(-1) }),
    ...(!isPage && pickLabel && rows.length > 0 && { x: pick }),
  });
  const pathAt = (by: number) => {
    const to = opened < 0 ? undefined : rows[opened + by]?.to;
    return to && toSame(to);
  };
  usePreviousNextKeys(pathAt(-1), pathAt(1));
  const isCard = columns.every((column) => column.place);
  const [above, below] = useMemo(() => [rows.slice(0, firstRows), rows.slice(firstRows)], [rows]);
  const parts = { columns, hasPicks: Boolean(pickLabel), onPlace: setPlace };
  return (
    <div css={boxStyle}>
      <table css={[tableStyle, isCard && cardsStyle, pickLabel && selectableStyle]}>
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        <thead>
          <tr>
            {pickLabel && (
              <th scope="col" css={[headStyle, selectStyle]}>
                <VisuallyHidden>{pickLabel}</VisuallyHidden>
              </th>
            )}
            {columns.map((column) => (
              <Head key={column.id} {...column} />
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          <ResourceRows {...parts} rows={above} from={0} current={place < firstRows ? place : -1} />
          {below.length > 0 && (
            <LateRows {...parts} rows={below} from={firstRows} current={place < firstRows ? -1 : place} />
          )}
        </tbody>
      </table>
    </div>
  );
};
