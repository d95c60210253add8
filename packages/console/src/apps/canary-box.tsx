import type { OpsApp, OpsCanary, OpsHealth, OpsVerdict } from '@pasar/contract';
import { formatDateTime } from '@pasar/contract';
import { Badge, Button, Inline } from '@pasar/ui';
import { type Action, everybody, nextStep, usualWatch } from '../action/action.ts';
import { formatShare } from '../action/describe-action.ts';
import { usePermissions } from '../action/permissions.ts';
import { useLanguage } from '../messages/language.ts';
import { actionsStyle, canaryStyle, quietStyle, strongStyle } from './app-card.styles.ts';

/** How a badge shows what the guard thinks. */
export const verdictTones = {
  'too-early': 'info',
  healthy: 'success',
  errors: 'danger',
  slow: 'warning',
  silent: 'danger',
  renders: 'danger',
  lcp: 'danger',
  inp: 'danger',
} as const satisfies Record<OpsVerdict['kind'], string>;

export interface CanaryBoxProps {
  app: OpsApp & { live: NonNullable<OpsApp['live']>; canary: OpsCanary };
  health: OpsHealth | null;
  onAct(act: Action): void;
}

/** The version that a share of the visitors tries: how it does, and everything that can be done with it. */
export const CanaryBox = ({ app: { app, live, canary }, health, onAct }: CanaryBoxProps) => {
  const { locale, t } = useLanguage();
  const may = usePermissions();
  const { version, basisPoints, share, paused, since, who, why } = canary;
  const verdict = health?.verdicts.find((one) => one.app === app && one.version === version);
  const next = nextStep(basisPoints);
  const ramp = (to: number) =>
    onAct({
      verb: 'canary',
      app,
      version,
      control: live.version,
      basisPoints: to,
      before: share,
      running: true,
    });
  const stop = paused ? 'resume' : 'pause';
  return (
    <section css={canaryStyle} aria-label={`${t.canary} ${version}`}>
      <Inline gap={8}>
        <Badge tone="info">{t.canary}</Badge>
        <span css={strongStyle}>{`${version} · ${formatShare(share, locale)}`}</span>
        {paused && <Badge tone="warning">{t.paused}</Badge>}
        {verdict && (
          <Badge tone={verdictTones[verdict.kind]}>
            {t.verdicts[verdict.kind](verdict.canary.sessions, health?.enough ?? 0)}
          </Badge>
        )}
      </Inline>
      <p css={quietStyle}>
        {`${t.since(formatDateTime(since, locale), who)}${why === '' ? '' : ` · ${why}`}`}
      </p>
      <div css={actionsStyle}>
        {next !== undefined && !paused && may('canary', app) && (
          <Button size="s" onClick={() => ramp(next)}>
            {t.raise(formatShare(next, locale))}
          </Button>
        )}
        {may('canary', app) && (
          <Button size="s" variant="secondary" onClick={() => ramp(basisPoints)}>
            {t.setShare}
          </Button>
        )}
        {may(stop, app) && (
          <Button
            size="s"
            variant="secondary"
            onClick={() => onAct({ verb: stop, app, version, control: live.version, basisPoints })}
          >
            {t[stop]}
          </Button>
        )}
        {may('promote', app) && (
          <Button
            size="s"
            variant="secondary"
            onClick={() =>
              onAct({
                verb: 'promote',
                app,
                version,
                from: live.version,
                share: everybody - share,
                watch: usualWatch,
              })
            }
          >
            {t.promote}
          </Button>
        )}
      </div>
    </section>
  );
};
