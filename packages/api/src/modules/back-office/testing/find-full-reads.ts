/** A node of what `explain (format json)` answers. */
export interface Plan {
  'Node Type': string;
  'Parent Relationship'?: string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Filter?: string;
  Plans?: Plan[];
}

interface Tables {
  big: readonly string[];
  /** Indexes of the few rows that wait for something. */
  partial: ReadonlySet<string>;
}

/** Nodes that read all of what is below them before they return a row. */
const collecting = /^(Sort|Aggregate|Hash|HashAggregate|Materialize|Unique|WindowAgg|SetOp)$/;

/**
 * Full reads of big tables in a plan: by a sequential scan, or row by row along an index without a condition. What a
 * limit ends reads not much more than it returns, on both sides of a merge, too; an index by itself counts rows without
 * reading them.
 */
export const findFullReads = (plan: Plan, tables: Tables, ends = false): string[] => {
  const { 'Node Type': type, 'Relation Name': table = '', 'Index Name': index = '', Filter: filter } = plan;
  const isFull =
    (type === 'Seq Scan' && (filter !== undefined || !ends)) ||
    (type === 'Index Scan' && !plan['Index Cond'] && !ends && !tables.partial.has(index));
  const endsBelow = type === 'Limit' || (ends && !collecting.test(type));
  return [
    ...(isFull && tables.big.includes(table) ? [[type, 'of', table, filter].filter(Boolean).join(' ')] : []),
    ...(plan.Plans ?? []).flatMap((child) =>
      findFullReads(
        child,
        tables,
        endsBelow && (type === 'Merge Join' || child['Parent Relationship'] !== 'Inner'),
      ),
    ),
  ];
};
