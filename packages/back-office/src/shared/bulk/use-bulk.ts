import type { ApiClient } from '@pasar/api-client';
import { bulkUndoSeconds, maxBulkRows } from '@pasar/contract';
import { useApi, useReportError, useSubmit } from '@pasar/slice-kit';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';

/** What the server says about the rows of one call. */
export interface BulkResponse {
  done: readonly (number | string)[];
  failed: readonly { id: number | string; message: string }[];
}

export interface BulkReport {
  done: number;
  /** How many of them wait for a colleague. */
  waiting: number;
  failed: { id: string; name: string; message: string }[];
  undone: boolean;
}

interface BulkOptions<Row> {
  /** The rows of this page. */
  rows: readonly Row[];
  /** The filters of the list: the selection ends with another one. */
  filter: string;
  idOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  /** Takes back what was just done with these rows; absent where nothing can be taken back. */
  undo?: (api: ApiClient, rows: readonly Row[]) => Promise<{ data: BulkResponse }>;
}

/**
 * Rows that are selected, on this page and on others, and what became of the last action on them: what failed stays
 * selected, and what can be taken back can be so for 15 seconds (B8).
 */
export const useBulk = <Row>({ rows, filter, idOf, nameOf, undo }: BulkOptions<Row>) => {
  const api = useApi();
  const report = useReportError();
  const { revalidate } = useRevalidator();
  const none: ReadonlyMap<string, Row> = new Map();
  const [held, setHeld] = useState({ filter, picked: none });
  const [outcome, setOutcome] = useState<BulkReport>();
  const [undoable, setUndoable] = useState<readonly Row[]>([]);
  const picked = held.filter === filter ? held.picked : none;
  const now = new Map(rows.map((row) => [idOf(row), row]));
  /** As they are now, as far as they are in sight. */
  const selected = [...picked].map(([id, row]) => now.get(id) ?? row);
  const hold = (next: ReadonlyMap<string, Row>) => setHeld({ filter, picked: next });

  useEffect(() => {
    if (undoable.length === 0) return;
    const timer = setTimeout(() => setUndoable([]), bulkUndoSeconds * 1_000);
    return () => clearTimeout(timer);
  }, [undoable]);

  const show = (
    answer: BulkResponse,
    asked: readonly Row[],
    more: { waiting?: number; undone?: boolean },
  ) => {
    const names = new Map(asked.map((row) => [idOf(row), nameOf(row)]));
    setOutcome({
      done: answer.done.length,
      waiting: more.waiting ?? 0,
      undone: more.undone ?? false,
      failed: answer.failed.map(({ id, message }) => ({
        ...{ id: String(id), message },
        name: names.get(String(id)) ?? String(id),
      })),
    });
  };

  const takeBack = useSubmit(async () => {
    if (!undo || undoable.length === 0) return;
    const asked = undoable;
    try {
      const { data } = await undo(api, asked);
      setUndoable([]);
      show(data, asked, { undone: true });
      await revalidate();
    } catch (failure) {
      report(failure);
    }
  });

  return {
    selected,
    isSelected: (row: Row) => picked.has(idOf(row)),
    /** Selects rows, at most as many as one call takes. */
    select: (some: readonly Row[], on: boolean) => {
      const next = new Map(picked);
      for (const row of some) {
        if (!on) next.delete(idOf(row));
        else if (next.size < maxBulkRows) next.set(idOf(row), row);
      }
      hold(next);
    },
    clear: () => hold(none),
    outcome,
    forget: () => {
      setOutcome(undefined);
      setUndoable([]);
    },
    /** After an action on `asked`: what failed stays selected. */
    finish: (answer: BulkResponse, asked: readonly Row[], waiting = 0) => {
      const failed = new Set(answer.failed.map(({ id }) => String(id)));
      hold(new Map([...picked].filter(([id]) => failed.has(id))));
      const done = new Set(answer.done.map(String));
      if (undo) setUndoable(asked.filter((row) => done.has(idOf(row))));
      show(answer, asked, { waiting });
    },
    takeBack: undo && undoable.length > 0 ? () => void takeBack.submit() : undefined,
    busy: takeBack.busy,
  };
};

/** What the parts around a list need of it. */
export type Bulk<Row> = ReturnType<typeof useBulk<Row>>;
