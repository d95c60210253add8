import { LocalLink } from '@pasar/slice-kit';
import { memo, type ReactNode, Suspense } from 'react';
import { besideStyle, linkStyle, namedStyle, type placeStyles } from './resource-table.styles.ts';

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

const isEmpty = (cell: ReactNode): boolean =>
  cell === undefined || cell === null || cell === false || cell === '';

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

interface ResourceRowsProps<Id extends string> {
  columns: readonly ResourceColumn<Id>[];
  rows: readonly ResourceRow<Id>[];
  /** The place of the first of them in the list. */
  from: number;
  /** The place in the list where the keys are now; only that row is marked. */
  current: number;
  hasPicks: boolean;
  onPlace: (place: number) => void;
}

const Rows = <Id extends string>({
  columns,
  rows,
  from,
  current,
  hasPicks,
  onPlace,
}: ResourceRowsProps<Id>): ReactNode => {
  const [first] = columns;
  return rows.map((row, at) => (
    <tr key={row.id} data-current={from + at === current || undefined} onFocus={() => onPlace(from + at)}>
      {hasPicks && (
        <td data-pick data-empty={isEmpty(row.pick) || undefined}>
          {row.pick}
        </td>
      )}
      {columns.map((column) => (
        <td
          key={column.id}
          data-label={column.place ? undefined : column.label}
          data-place={column.place}
          data-numeric={column.numeric || undefined}
          data-empty={isEmpty(row.cells[column.id]) || undefined}
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
  ));
};

/** Some rows of a table, rendered again only when they change or the keys come to or leave them. */
export const ResourceRows = memo(Rows) as typeof Rows;

/** The rows below the first screen: hydrated when the page above them responds already. */
export const LateRows = memo(
  (props: ResourceRowsProps<string>): ReactNode => (
    <Suspense>
      <Rows {...props} />
    </Suspense>
  ),
) as typeof Rows;
