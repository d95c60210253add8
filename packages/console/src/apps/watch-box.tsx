import {
  formatDateTime,
  type Locale,
  type OpsApp,
  type OpsHealth,
  type OpsVerdict,
  type OpsWatch,
} from '@pasar/contract';
import { Badge, Button, Inline } from '@pasar/ui';
import type { Action } from '../action/action.ts';
import { formatShare } from '../action/describe-action.ts';
import { usePermissions } from '../action/permissions.ts';
import { useLanguage } from '../messages/language.ts';
import { actionsStyle, canaryStyle, quietStyle, strongStyle } from './app-card.styles.ts';
import { verdictTones } from './canary-box.tsx';
import { computeHealth } from './compute-health.ts';

export interface WatchBoxProps {
  app: OpsApp & { watch: OpsWatch };
  health: OpsHealth | null;
  onAct(act: Action): void;
}

const formatCount = (count: number, locale: Locale) => new Intl.NumberFormat(locale).format(count);

/** What was seen of one version since the watch began. */
const Seen = ({
  app,
  version,
  share,
  health,
  since,
  vitals,
}: {
  vitals: Pick<OpsVerdict['canary'], 'lcp' | 'inp'> | undefined;
  app: string;
  version: string;
  share: number;
  health: OpsHealth;
  since: string;
}) => {
  const { locale, t } = useLanguage();
  const seen = computeHealth(health, app, version, health.at - Date.parse(since));
  const documents = formatCount(seen.documents, locale);
  return (
    <p css={quietStyle}>
      <span css={strongStyle}>{`${version} · ${formatShare(share, locale)}`}</span>
      <br />
      {seen.sessions === 0
        ? t.watchSilent(documents)
        : t.watchSeen(
            documents,
            new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(
              seen.failed / seen.sessions,
            ),
            formatCount(seen.sessions, locale),
          )}
      {vitals?.lcp !== undefined && (
        <>
          <br />
          {t.watchVitals(
            formatCount(vitals.lcp, locale),
            vitals.inp === undefined ? '–' : formatCount(vitals.inp, locale),
          )}
        </>
      )}
    </p>
  );
};

/** The time after a promotion: until when the guard may take it back, and what it sees of both versions. */
export const WatchBox = ({ app: { app, watch }, health, onAct }: WatchBoxProps) => {
  const { locale, t } = useLanguage();
  const may = usePermissions();
  const { version, control, share, since, until } = watch;
  const verdict = health?.verdicts.find((one) => one.app === app && one.of === 'watch');
  return (
    <section css={canaryStyle} aria-label={`${t.watch} ${version}`}>
      <Inline gap={8}>
        <Badge tone="info">{t.watch}</Badge>
        {verdict && (
          <Badge tone={verdictTones[verdict.kind]}>
            {t.verdicts[verdict.kind](verdict.canary.sessions, health?.enough ?? 0)}
          </Badge>
        )}
      </Inline>
      <p css={quietStyle}>{t.watchUntil(formatDateTime(until, locale))}</p>
      {health && (
        <>
          <Seen {...{ app, version, health, since }} share={10_000 - share} vitals={verdict?.canary} />
          {control !== null && (
            <Seen {...{ app, share, health, since }} version={control} vitals={verdict?.control} />
          )}
        </>
      )}
      {control === null && <p css={quietStyle}>{t.watchAlone}</p>}
      {may('watch-end', app) && (
        <div css={actionsStyle}>
          <Button
            size="s"
            variant="secondary"
            onClick={() => onAct({ verb: 'watch-end', app, version, control, share })}
          >
            {t.endWatch}
          </Button>
        </div>
      )}
    </section>
  );
};
