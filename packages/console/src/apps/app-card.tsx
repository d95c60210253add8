import { formatDateTime, type OpsApp, type OpsHealth } from '@pasar/contract';
import { Badge, Button, Card, Inline, Notice, Stack } from '@pasar/ui';
import { Undo2 } from 'lucide-react';
import { type Action, findRollback } from '../action/action.ts';
import { usePermissions } from '../action/permissions.ts';
import { useLanguage } from '../messages/language.ts';
import { useTitles } from '../messages/titles.ts';
import { LazyPlot } from '../plot/lazy-plot.tsx';
import { plotData } from '../plot/plot-data.ts';
import {
  actionsStyle,
  cardStyle,
  codeStyle,
  endStyle,
  nameStyle,
  noneStyle,
  quietStyle,
  versionStyle,
} from './app-card.styles.ts';
import { CanaryBox } from './canary-box.tsx';
import { computeHealth } from './compute-health.ts';
import { TrafficBar } from './traffic-bar.tsx';
import { VersionHealth } from './version-health.tsx';
import { VersionList } from './version-list.tsx';
import { WatchBox } from './watch-box.tsx';

export interface AppCardProps {
  app: OpsApp;
  health: OpsHealth | null;
  /** The time range of the plot, in milliseconds. */
  span: number;
  onAct(act: Action): void;
}

const Errors = ({ app: { app, live, canary, watch }, health, span }: Omit<AppCardProps, 'onAct'>) => {
  const { locale, t } = useLanguage();
  if (!live || !health) return null;
  const other = canary?.version ?? watch?.control;
  const shown = [live.version, ...(other ? [other] : [])];
  return (
    <Stack gap={8}>
      {shown.map((version, index) => (
        <VersionHealth
          key={version}
          version={version}
          kind={index === 0 ? 'live' : 'canary'}
          shares={computeHealth(health, app, version, span)}
        />
      ))}
      <LazyPlot data={plotData(health, app, shown, span)} locale={locale} />
      <p css={codeStyle}>{t.errorsIn(span > 3_600_000 ? t.day : t.hour)}</p>
    </Stack>
  );
};

const Actions = ({ app, onAct }: Pick<AppCardProps, 'app' | 'onAct'>) => {
  const { t } = useLanguage();
  const may = usePermissions();
  const back = findRollback(app);
  return (
    <div css={actionsStyle}>
      {back?.verb === 'rollback' && may('rollback', app.app) && (
        <Button
          size="s"
          variant={back.of === 'canary' ? 'danger' : 'secondary'}
          icon={<Undo2 size={16} strokeWidth={1.9} aria-hidden="true" />}
          onClick={() => onAct(back)}
        >
          {back.of === 'canary' ? t.takeBack : t.rollback(back.to)}
        </Button>
      )}
      {app.app !== 'shell' && app.live && !app.disabled && may('disable', app.app) && (
        <Button
          size="s"
          variant="quiet"
          onClick={() => app.live && onAct({ verb: 'disable', app: app.app, version: app.live.version })}
        >
          {t.disable}
        </Button>
      )}
      {app.disabled && may('enable', app.app) && (
        <Button size="s" onClick={() => onAct({ verb: 'enable', app: app.app })}>
          {t.enable}
        </Button>
      )}
    </div>
  );
};

/** One app: what of it is live and for whom, how that does, and the way back. */
export const AppCard = ({ app: state, health, span, onAct }: AppCardProps) => {
  const { locale, t } = useLanguage();
  const title = useTitles();
  const { app, live, canary, watch, disabled } = state;
  const other = canary?.version ?? watch?.control ?? undefined;
  return (
    <Card as="article" css={cardStyle} aria-labelledby={`app-${app}`}>
      <Inline justify="between" align="start">
        <div>
          <h2 id={`app-${app}`} tabIndex={-1} css={nameStyle}>
            {title(app)}
          </h2>
          <p css={codeStyle}>{app}</p>
        </div>
        {disabled ? <Badge tone="danger">{t.off}</Badge> : live && <Badge tone="success">{t.live}</Badge>}
      </Inline>
      {disabled && (
        <Notice tone="danger">
          {t.disabledSince(formatDateTime(disabled.since, locale), disabled.who, disabled.why)}
        </Notice>
      )}
      {live ? (
        <Stack gap={4}>
          <p css={versionStyle}>{live.version}</p>
          <p css={quietStyle}>
            {`${t.since(formatDateTime(live.since, locale), live.who)}${live.why === '' ? '' : ` · ${live.why}`}`}
          </p>
        </Stack>
      ) : (
        <p css={noneStyle}>{state.published === 0 ? t.noRelease : t.nothingLive}</p>
      )}
      {live && (
        <TrafficBar
          live={live.version}
          share={canary?.share ?? watch?.share ?? 0}
          {...(other !== undefined && { canary: other })}
        />
      )}
      {watch && <WatchBox app={{ ...state, watch }} health={health} onAct={onAct} />}
      {live && canary && <CanaryBox app={{ ...state, live, canary }} health={health} onAct={onAct} />}
      <Errors app={state} health={health} span={span} />
      <div css={endStyle}>
        <Actions app={state} onAct={onAct} />
        {state.versions.length > 0 && <VersionList app={state} onAct={onAct} />}
      </div>
    </Card>
  );
};
