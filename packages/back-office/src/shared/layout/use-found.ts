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

const toPath = ({ kind, key }: Found): string => {
  if (kind === 'order') return linkTo('back-office.order', { code: key });
  if (kind === 'payment') return linkTo('back-office.payments', { search: key, open: key });
  if (kind === 'withdrawal')
    return linkTo('back-office.withdrawals', { status: 'all', search: key, open: key });
  if (kind === 'batch') return linkTo('back-office.payouts', { search: key });
  if (kind === 'ticket') return linkTo('back-office.tickets', { state: 'all', open: key });
  if (kind === 'store') return linkTo('back-office.store', { id: key });
  return linkTo('back-office.users', { open: key });
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
        setFound({ typed, rows: data });
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
    run: () => void navigate(toPath(row)),
  }));
};
