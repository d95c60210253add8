import { LocalLink, useLocalNavigate } from '@pasar/slice-kit';
import { VisuallyHidden } from '@pasar/ui';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { type ReactNode, use, useEffect, useRef, useState } from 'react';
import { DetailPagesContext } from '../detail-pane/detail-pages.ts';
import { useKeys } from '../keys/use-keys.ts';
import { usePreviousNextKeys } from '../keys/use-previous-next-keys.ts';
import {
  besideStyle,
  boxStyle,
  cardStyle,
  cellStyle,
  denseHeadStyle,
  headStyle,
  linkStyle,
  namedStyle,
  numberStyle,
  placeStyles,
  rowStyle,
  selectableStyle,
  selectStyle,
  sortStyle,
  tableStyle,
} from './resource-table.styles.ts';

export interface ResourceColumn<Id extends string> {
  id: Id;
  label: string;
  numeric?: boolean;
  /**
   * Where its value is on phones, without the column's name: beside others or on a separate line. A table where each
   * column has a place has cards on phones instead of blocks of named values.
   */
  place?: keyof typeof placeStyles;
  /** Sorting by it: where a press leads, and how the list is sorted now. */
  sort?: { to: string; now?: 'ascending' | 'descending' | undefined };
}

export interface ResourceRow<Id extends string> {
  id: string;
  /** The page or the open detail of the row; the first cell links to it. */
  to?: string | undefined;
  /** Whether its detail is open. */
  open?: boolean;
  /** The box that selects the row; `X` presses it. */
  pick?: ReactNode;
  /** Beside the link of the first cell, e.g. the row's state. */
  beside?: ReactNode;
  /** What is empty (`null`, `undefined`, `false` or no text) is a dash, and left out on phones. */
  cells: Record<Id, ReactNode>;
}

interface ResourceTableProps<Id extends string> {
  /** What the table shows; for screen readers. */
  caption: string;
  columns: readonly ResourceColumn<Id>[];
  rows: readonly ResourceRow<Id>[];
  /** What the boxes of the rows are there for; for screen readers. */
  pickLabel?: string;
}

const isEmpty = (cell: ReactNode): boolean =>
  cell === undefined || cell === null || cell === false || cell === '';

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

/** The first cell: the way to the row's detail, and what is beside it. */
const Name = ({
  row: { to, open, beside },
  children,
}: {
  row: Omit<ResourceRow<never>, 'cells'>;
  children: ReactNode;
}) => {
  const name = to ? (
    <LocalLink to={to} preventScrollReset css={linkStyle} aria-current={open ? 'true' : undefined}>
      {children}
    </LocalLink>
  ) : (
    children
  );
  if (!beside) return name;
  return (
    <div css={namedStyle}>
      {name}
      <div css={besideStyle}>{beside}</div>
    </div>
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
  const [first] = columns;
  const isCard = columns.every((column) => column.place);
  return (
    <div css={boxStyle}>
      <table css={tableStyle}>
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        <thead>
          <tr css={isCard && denseHeadStyle}>
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
          {rows.map((row, at) => (
            <tr
              key={row.id}
              css={[rowStyle, isCard && cardStyle, pickLabel && selectableStyle]}
              data-current={at === place || undefined}
              onFocus={() => setPlace(at)}
            >
              {pickLabel && (
                <td css={[cellStyle, selectStyle]} data-pick data-empty={isEmpty(row.pick) || undefined}>
                  {row.pick}
                </td>
              )}
              {columns.map((column) => (
                <td
                  key={column.id}
                  data-label={column.place ? undefined : column.label}
                  data-empty={isEmpty(row.cells[column.id]) || undefined}
                  css={[cellStyle, column.numeric && numberStyle, column.place && placeStyles[column.place]]}
                >
                  {column === first ? (
                    <Name row={row}>{row.cells[column.id]}</Name>
                  ) : isEmpty(row.cells[column.id]) ? (
                    '–'
                  ) : (
                    row.cells[column.id]
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
