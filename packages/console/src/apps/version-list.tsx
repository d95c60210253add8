import { formatDateTime, type OpsApp } from '@pasar/contract';
import { Badge, Button, Disclosure } from '@pasar/ui';
import { type Action, everybody, usualWatch } from '../action/action.ts';
import { usePermissions } from '../action/permissions.ts';
import { useLanguage } from '../messages/language.ts';
import { quietStyle } from './app-card.styles.ts';
import { buttonsStyle, listStyle, nameStyle, rowStyle, textStyle } from './version-list.styles.ts';

/** The latest versions; the command line lists the rest. */
const shown = 20;
const firstShare = 100;

interface VersionListProps {
  app: OpsApp;
  onAct(act: Action): void;
}

const Actions = ({
  app: { app, live, canary, watch, quarantined },
  version,
  onAct,
}: VersionListProps & { version: string }) => {
  const { t } = useLanguage();
  const may = usePermissions();
  const button = (text: string, act: Action) =>
    may(act.verb, app) && (
      <Button size="s" variant="quiet" aria-label={t.forVersion(text, version)} onClick={() => onAct(act)}>
        {text}
      </Button>
    );
  if (quarantined.some((one) => one.version === version)) {
    return button(t.release, { verb: 'enable', app, version });
  }
  if (version === live?.version) return null;
  return (
    <>
      {button(t.tryHere, { verb: 'override', app, version })}
      {live &&
        !canary &&
        !watch?.control &&
        button(t.startCanary, {
          verb: 'canary',
          app,
          version,
          control: live.version,
          basisPoints: firstShare,
          before: 0,
          running: false,
        })}
      {canary?.version !== version &&
        button(t.promote, {
          verb: 'promote',
          app,
          version,
          from: live?.version,
          share: everybody,
          watch: usualWatch,
        })}
    </>
  );
};

/** Every published version, latest first, with what can be done with it. */
export const VersionList = ({ app, onAct }: VersionListProps) => {
  const { locale, t } = useLanguage();
  const { live, canary, watch, watched, quarantined, previous, versions, published } = app;
  return (
    <Disclosure summary={t.versions(published)}>
      <ul css={listStyle}>
        {versions.slice(0, shown).map(({ version, at }) => {
          const held = quarantined.find((one) => one.version === version);
          const back = previous.find((one) => one.version === version)?.endedBy === 'rollback';
          return (
            <li key={version} css={rowStyle}>
              <div css={textStyle}>
                <p css={nameStyle}>
                  {version}
                  {version === live?.version && <Badge tone="success">{t.live}</Badge>}
                  {version === canary?.version && <Badge tone="info">{t.canary}</Badge>}
                  {version === watch?.version && <Badge tone="info">{t.watch}</Badge>}
                  {watched.some((one) => one.version === version) && (
                    <Badge tone="success">{t.watched}</Badge>
                  )}
                  {held && <Badge tone="danger">{t.quarantined}</Badge>}
                  {back && !held && <Badge tone="warning">{t.rolledBack}</Badge>}
                </p>
                <p css={quietStyle}>{t.publishedAt(formatDateTime(at, locale))}</p>
                {held && (
                  <p css={quietStyle}>
                    {t.quarantinedBy(held.who === 'guard' ? t.guard : held.who, held.why)}
                  </p>
                )}
              </div>
              <div css={buttonsStyle}>
                <Actions app={app} version={version} onAct={onAct} />
              </div>
            </li>
          );
        })}
      </ul>
    </Disclosure>
  );
};
