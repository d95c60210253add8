import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Trial, TrialSeal } from './trial.ts';

/** `__Host-` binds a cookie to this very host; browsers take it where they take Secure. */
const placeOf = (publicUrl: string) => {
  const secure = publicUrl.startsWith('https:');
  return {
    name: secure ? '__Host-pasar_trial' : 'pasar_trial',
    options: { path: '/', httpOnly: true, sameSite: 'Strict', secure } as const,
  };
};

export interface TrialPlace {
  publicUrl: string;
  trialSeal: TrialSeal;
}

/** The trial of the browser that asks, or undefined. */
export const trialOf = (c: Context, { publicUrl, trialSeal }: TrialPlace): Trial | undefined => {
  const value = getCookie(c, placeOf(publicUrl).name);
  return value === undefined ? undefined : trialSeal.open(value, 'cookie', Date.now());
};

/** Gives the browser that asks a trial; no script can read or write it. */
export const giveTrial = (c: Context, { publicUrl, trialSeal }: TrialPlace, trial: Trial): void => {
  const { name, options } = placeOf(publicUrl);
  const maxAge = Math.max(1, Math.floor((trial.until - Date.now()) / 1_000));
  setCookie(c, name, trialSeal.seal(trial, 'cookie'), { ...options, maxAge });
};

export const endTrial = (c: Context, { publicUrl }: TrialPlace): void => {
  const { name, options } = placeOf(publicUrl);
  deleteCookie(c, name, options);
};
