import { LocalLink, useLocalNavigate } from '@pasar/slice-kit';
import { VisuallyHidden } from '@pasar/ui';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useKeys } from '../keys/use-keys.ts';
import {
  boxStyle,
  cellStyle,
  headStyle,
  linkStyle,
  numberStyle,
  rowStyle,
  sortStyle,
  tableStyle,
} from './resource-table.styles.ts';

export interface ResourceColumn<Id extends string> {
  id: Id;
  label: string;
  numeric?: boolean;
  /** Sorting by it: where a press leads, and how the list is sorted now. */
  sort?: { to: string; now?: 'ascending' | 'descending' | undefined };
}

export interface ResourceRow<Id extends string> {
  id: string;
  /** The page or the open detail of the row; the first cell links to it. */
  to?: string | undefined;
  /** Whether its detail is open. */
  open?: boolean;
  cells: Record<Id, ReactNode>;
}

interface ResourceTableProps<Id extends string> {
  /** What the table shows; for screen readers. */
  caption: string;
  columns: readonly ResourceColumn<Id>[];
  rows: readonly ResourceRow<Id>[];
}

/** What a cell without a value shows; on phones such a cell is left out. */
export const noValue = '–';

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
 * The rows of a list, each with its detail behind the first cell. `J` and `K` move through them, `Enter` or `O` opens
 * one. On phones each row becomes a block of named values.
 */
export const ResourceTable = <Id extends string>({ caption, columns, rows }: ResourceTableProps<Id>) => {
  const opened = rows.findIndex(({ open }) => open);
  const [place, setPlace] = useState(opened);
  const navigate = useLocalNavigate();
  const body = useRef<HTMLTableSectionElement>(null);
  useEffect(() => {
    if (opened >= 0) setPlace(opened);
  }, [opened]);
  const move = (by: number) => {
    const next = Math.min(rows.length - 1, Math.max(0, place + by));
    setPlace(next);
    const link = body.current?.rows[next]?.querySelector('a');
    link?.focus();
    link?.scrollIntoView?.({ block: 'nearest' });
  };
  const open = () => {
    const row = rows[place];
    if (row?.to) void navigate(row.to, { preventScrollReset: true });
  };
  useKeys({ j: () => move(1), k: () => move(-1), o: open });
  const [first] = columns;
  return (
    <div css={boxStyle}>
      <table css={tableStyle}>
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        <thead>
          <tr>
            {columns.map((column) => (
              <Head key={column.id} {...column} />
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.map((row, at) => (
            <tr key={row.id} css={rowStyle} data-current={at === place || undefined}>
              {columns.map((column) => (
                <td
                  key={column.id}
                  data-label={column.label}
                  data-empty={row.cells[column.id] === noValue || undefined}
                  css={[cellStyle, column.numeric && numberStyle]}
                >
                  {column === first && row.to ? (
                    <LocalLink
                      to={row.to}
                      preventScrollReset
                      css={linkStyle}
                      aria-current={row.open ? 'true' : undefined}
                      onFocus={() => setPlace(at)}
                    >
                      {row.cells[column.id]}
                    </LocalLink>
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
