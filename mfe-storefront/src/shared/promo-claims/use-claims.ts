import { getFirstFieldMessages, isApiError } from '@pasar/api-client';
import { toast, useApi, useLocale, useReportError, useSavePendingAction } from '@pasar/slice-kit';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useRevalidator } from 'react-router';

/** By the card's button or by a code. */
interface Claim {
  code: string;
  from: 'ticket' | 'form';
  /** The text on the card. */
  name?: string;
}

/** Why a claim was rejected, by the code it was made with; of the form, whatever its code. */
interface Refusals {
  tickets: Readonly<Record<string, string>>;
  form: string | undefined;
}

/** The claims of a page: the result of each, at its card or at the form. */
export interface Claims {
  claim(claim: Claim): Promise<'kept' | 'refused'>;
  isKept(code: string): boolean;
  refusals: Refusals;
  forgetRefusal(): void;
}

const without = (all: Readonly<Record<string, string>>, code: string) =>
  Object.fromEntries(Object.entries(all).filter(([key]) => key !== code));

/**
 * Claims promos for a user. A rejection is shown where the claim was made; a visitor's claim waits for the
 * login and is made once after it. Calls and their schemas load with the first press, not with the page.
 */
export const useClaims = (): Claims => {
  const api = useApi();
  const locale = useLocale();
  const report = useReportError();
  const { revalidate } = useRevalidator();
  const savePending = useSavePendingAction();
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const [refusals, setRefusals] = useState<Refusals>({ tickets: {}, form: undefined });

  const refuse = ({ code, from }: Claim, text: string | undefined) =>
    setRefusals((before) =>
      from === 'form'
        ? { ...before, form: text }
        : { ...before, tickets: { ...without(before.tickets, code), ...(text && { [code]: text }) } },
    );

  const explain = (failure: unknown, claim: Claim) => {
    const refused = isApiError(failure) && failure.kind === 'refused' && failure.code !== 401;
    if (refused) {
      refuse(claim, getFirstFieldMessages(failure)[0] ?? failure.message);
      if (failure.code === 409) void revalidate();
      return;
    }
    const { code, name = code } = claim;
    if (isApiError(failure) && failure.code === 401)
      savePending({ kind: 'claim', name, body: { promo_code: code } });
    report(failure);
  };

  const claim = async (made: Claim): Promise<'kept' | 'refused'> => {
    try {
      const { claimPromo, findCodeError } = await import(
        /* webpackChunkName: "claim-calls" */ './claim-calls.ts'
      );
      const fault = findCodeError(made.code, locale);
      refuse(made, fault);
      if (fault) return 'refused';
      const { message } = await claimPromo(api, made.code);
      // The card shows its new state before its focus moves on.
      flushSync(() => setKept((before) => new Set(before).add(made.code.trim().toUpperCase())));
      toast.success(message);
      void revalidate();
      return 'kept';
    } catch (failure) {
      explain(failure, made);
      return 'refused';
    }
  };

  return {
    claim,
    isKept: (code) => kept.has(code),
    refusals,
    forgetRefusal: () => setRefusals((before) => ({ ...before, form: undefined })),
  };
};
