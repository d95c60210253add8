import { formatDateTime, type OpsApp } from '@pasar/contract';
import { Badge, Card, Inline, Stack } from '@pasar/ui';
import {
  beforeStyle,
  beforeTitleStyle,
  cardStyle,
  codeStyle,
  nameStyle,
  noneStyle,
  quietStyle,
  stintStyle,
  stintVersionStyle,
  versionStyle,
} from './app-card.styles.ts';
import { useLanguage } from './language.ts';
import { appTitles } from './texts.ts';

/** As many as one looks back at; the log has the rest. */
const shownBefore = 4;

const Before = ({ previous }: Pick<OpsApp, 'previous'>) => {
  const { locale, t } = useLanguage();
  return (
    <div css={beforeStyle}>
      <h3 css={beforeTitleStyle}>{t.before}</h3>
      {previous.length === 0 && <p css={quietStyle}>{t.nothingBefore}</p>}
      {previous.length > 0 && (
        <Stack as="ul" gap={8}>
          {previous.slice(0, shownBefore).map(({ version, until, endedBy }) => (
            <li key={version} css={stintStyle}>
              <span css={stintVersionStyle}>{version}</span>
              {endedBy === 'rollback' && <Badge tone="warning">{t.rolledBack}</Badge>}
              <span css={quietStyle}>{t.until(formatDateTime(until, locale))}</span>
            </li>
          ))}
        </Stack>
      )}
    </div>
  );
};

/** One app: what of it is live, since when, by whom, and what was before. */
export const AppCard = ({ app, live, previous, published }: OpsApp) => {
  const { locale, t } = useLanguage();
  return (
    <Card as="article" css={cardStyle} aria-labelledby={`app-${app}`}>
      <Inline justify="between" align="start">
        <div>
          <h2 id={`app-${app}`} css={nameStyle}>
            {appTitles[locale][app]}
          </h2>
          <p css={codeStyle}>{app}</p>
        </div>
        {live && <Badge tone="success">{t.live}</Badge>}
      </Inline>
      {live ? (
        <Stack gap={4}>
          <p css={versionStyle}>{live.version}</p>
          <p css={quietStyle}>{t.since(formatDateTime(live.since, locale), live.who)}</p>
          <p css={quietStyle}>{t.published(published)}</p>
        </Stack>
      ) : (
        <p css={noneStyle}>{t.nothingLive}</p>
      )}
      <Before previous={previous} />
    </Card>
  );
};
