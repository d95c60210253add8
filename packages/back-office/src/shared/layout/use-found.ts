import { adminHomeEndpoints, type Found } from '@pasar/contract';
import type { Command } from '@pasar/dashboard';
import { linkTo, useApi, useLocalNavigate } from '@pasar/slice-kit';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Typing on is waited for before the server is asked. */
const pause = 250;
const shortest = 3;
/** A number is a store's or an account's, however short it is. */
const isAsked = (typed: string) => typed.length >= shortest || /^[1-9]\d*$/.test(typed);

const paths: Record<Found['kind'], (key: string) => string> = {
  order: (code) => linkTo('back-office.order', { code }),
  payment: (code) => linkTo('back-office.payments', { search: code, open: code }),
  withdrawal: (code) => linkTo('back-office.withdrawals', { status: 'all', search: code, open: code }),
  batch: (code) => linkTo('back-office.payouts', { search: code }),
  ticket: (id) => linkTo('back-office.tickets', { state: 'all', open: id }),
  store: (id) => linkTo('back-office.store', { id }),
  user: (id) => linkTo('back-office.users', { open: id }),
};

/** What the typed text leads to besides pages: orders, payments, withdrawals, bank files, tickets, stores and people. */
export const useFound = (typed: string): readonly Command[] => {
  const { t } = useTranslation('back-office');
  const api = useApi();
  const navigate = useLocalNavigate();
  const [found, setFound] = useState<{ typed: string; rows: readonly Found[] }>({ typed: '', rows: [] });
  useEffect(() => {
    if (!isAsked(typed)) return;
    const ended = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const query = { search: typed };
        const { data } = await api.call(adminHomeEndpoints.find, { query }, { signal: ended.signal });
        // A newer server also finds what this release has no page for.
        setFound({ typed, rows: data.filter(({ kind }) => Object.hasOwn(paths, kind)) });
      } catch {
        // The pages are still there; the next letter asks again.
      }
    }, pause);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [api, typed]);
  if (found.typed !== typed) return [];
  return found.rows.map((row) => ({
    key: `${row.kind}-${row.key}`,
    label: row.name,
    hint: t(`palette.kind.${row.kind}`),
    isFound: true,
    run: () => void navigate(paths[row.kind](row.key)),
  }));
};
