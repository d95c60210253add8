import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { PreviewTokenIssuer, ReleasePreview } from './release-preview.ts';

/** `__Host-` binds a cookie to this very host; browsers take it where they take Secure. */
const placeOf = (publicUrl: string) => {
  const secure = publicUrl.startsWith('https:');
  return {
    name: secure ? '__Host-pasar_trial' : 'pasar_trial',
    options: { path: '/', httpOnly: true, sameSite: 'Strict', secure } as const,
  };
};

export interface PreviewContext {
  publicUrl: string;
  trialSeal: PreviewTokenIssuer;
}

/** The release preview of the requesting browser, or undefined. */
export const findPreview = (
  c: Context,
  { publicUrl, trialSeal }: PreviewContext,
): ReleasePreview | undefined => {
  const value = getCookie(c, placeOf(publicUrl).name);
  return value === undefined ? undefined : trialSeal.open(value, 'cookie', Date.now());
};

/** Gives the requesting browser a release preview; no script can read or write it. */
export const setPreviewCookie = (
  c: Context,
  { publicUrl, trialSeal }: PreviewContext,
  trial: ReleasePreview,
): void => {
  const { name, options } = placeOf(publicUrl);
  const maxAge = Math.max(1, Math.floor((trial.until - Date.now()) / 1_000));
  setCookie(c, name, trialSeal.seal(trial, 'cookie'), { ...options, maxAge });
};

export const deletePreviewCookie = (c: Context, { publicUrl }: PreviewContext): void => {
  const { name, options } = placeOf(publicUrl);
  deleteCookie(c, name, options);
};
