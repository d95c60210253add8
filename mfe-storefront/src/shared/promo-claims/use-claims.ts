import { firstFieldTexts, isCallFailure, readToken } from '@pasar/api-client';
import { toast, useApi, useLocale, useReportFailure, useSession } from '@pasar/slice-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useRevalidator } from 'react-router';
import { keepClaim, type PendingClaim, takeClaim } from './pending-claim.ts';

/** Why a claim was refused, by the code it was made with; of the form, whatever its code. */
interface Refusals {
  tickets: Readonly<Record<string, string>>;
  form: string | undefined;
}

/** The claims of a page: what became of each, at its ticket or at the form. */
export interface Claims {
  claim(claim: PendingClaim): Promise<'kept' | 'refused'>;
  isKept(code: string): boolean;
  refusals: Refusals;
  /** A code that stands in the form after a login. */
  typed: string | undefined;
  forgetRefusal(): void;
}

const without = (all: Readonly<Record<string, string>>, code: string) =>
  Object.fromEntries(Object.entries(all).filter(([key]) => key !== code));

/**
 * Keeps promos for a person. A refusal is said where the claim was made; a visitor's claim waits for the login and is
 * made once on the way back. Calls and their schemas come with the first press, not with the page.
 */
export const useClaims = (): Claims => {
  const api = useApi();
  const locale = useLocale();
  const report = useReportFailure();
  const { revalidate } = useRevalidator();
  const { signedIn } = useSession();
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const [refusals, setRefusals] = useState<Refusals>({ tickets: {}, form: undefined });
  const [typed, setTyped] = useState<string>();

  const refuse = ({ code, from }: PendingClaim, text: string | undefined) =>
    setRefusals((before) =>
      from === 'form'
        ? { ...before, form: text }
        : { ...before, tickets: { ...without(before.tickets, code), ...(text && { [code]: text }) } },
    );

  const explain = (failure: unknown, claim: PendingClaim, resumed: boolean) => {
    const refused = isCallFailure(failure) && failure.kind === 'refused' && failure.code !== 401;
    if (refused) {
      refuse(claim, firstFieldTexts(failure)[0] ?? failure.message);
      if (failure.code === 409) void revalidate();
      return;
    }
    // A claim waits for one login, so that a login that does not hold ends here.
    if (!resumed && isCallFailure(failure) && failure.code === 401) keepClaim(claim);
    report(failure);
  };

  const send = async (claim: PendingClaim, resumed: boolean): Promise<'kept' | 'refused'> => {
    try {
      const { claimPromo, codeFault } = await import(
        /* webpackChunkName: "claim-calls" */ './claim-calls.ts'
      );
      const fault = codeFault(claim.code, locale);
      refuse(claim, fault);
      if (fault) return 'refused';
      const { message } = await claimPromo(api, claim.code);
      // The ticket shows its new state before its focus moves on.
      flushSync(() => setKept((before) => new Set(before).add(claim.code.trim().toUpperCase())));
      toast.success(message);
      void revalidate();
      return 'kept';
    } catch (failure) {
      explain(failure, claim, resumed);
      return 'refused';
    }
  };

  const resume = useEffectEvent(() => {
    const claim = takeClaim();
    if (!claim) return;
    if (claim.from === 'form') setTyped(claim.code);
    void send(claim, true).then((outcome) => {
      if (outcome === 'kept') setTyped(undefined);
    });
  });
  useEffect(() => {
    if (signedIn && readToken()) resume();
    // Back from the login without having logged in: the claim was given up.
    else takeClaim();
  }, [signedIn]);

  return {
    claim: (claim) => send(claim, false),
    isKept: (code) => kept.has(code),
    refusals,
    typed,
    forgetRefusal: () => setRefusals((before) => ({ ...before, form: undefined })),
  };
};
