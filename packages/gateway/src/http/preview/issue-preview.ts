import { recordPreviewUse } from '../../preview/preview-commands.ts';
import { findPreview, setPreviewCookie } from '../../preview/preview-cookie.ts';
import type { ReleasePreview } from '../../preview/release-preview.ts';
import type { Gateway, GatewayContext } from '../gateway.ts';

export interface IssuedPreview {
  /** Puts the release preview into the browser that opens it. */
  link: string;
  /** ISO time at which it ends. */
  until: string;
}

/** Issues a release preview as a link; `here` puts it into the browser that asks, beside what it tries already. */
export const issuePreview = (
  c: GatewayContext,
  gateway: Gateway,
  trial: ReleasePreview,
  here: boolean,
): IssuedPreview => {
  const known = here ? findPreview(c, gateway) : undefined;
  const whole = { ...known, ...trial, versions: { ...known?.versions, ...trial.versions } };
  recordPreviewUse(gateway.registry, whole);
  if (here) setPreviewCookie(c, gateway, whole);
  const link = `${gateway.publicUrl}/r/trial/${gateway.trialSeal.seal(trial, 'link')}`;
  return { link, until: new Date(trial.until).toISOString() };
};
