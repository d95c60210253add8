import type { AuditEntry } from '@pasar/contract';
import { DetailPane, DiffView } from '@pasar/dashboard';
import { LocalLink, useTimes } from '@pasar/slice-kit';
import { Stack, TextLink } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { Facts } from '../../shared/facts/facts.tsx';
import { auditPath } from './audit-query.ts';

/** One action of the staff beside the list: what it changed, and why. */
export const AuditDetail = ({ entry, closeTo }: { entry: AuditEntry; closeTo: string }) => {
  const { t } = useTranslation('back-office');
  const { dateTime } = useTimes();
  const { target, actor } = entry;
  return (
    <DetailPane title={entry.action} subject={String(entry.id)} close={{ to: closeTo, label: t('close') }}>
      <Stack gap={16}>
        <Facts
          facts={[
            [t('audit.at'), dateTime(entry.at)],
            [
              t('audit.who'),
              actor ? (
                <TextLink as={LocalLink} to={auditPath({ actor: actor.email })}>
                  {actor.email}
                </TextLink>
              ) : (
                t('audit.itself')
              ),
            ],
            [
              t('audit.target'),
              <TextLink
                key="target"
                as={LocalLink}
                to={auditPath({ target_type: target.type, target_id: target.id })}
              >
                {`${target.type} ${target.id}`}
              </TextLink>,
            ],
            [t('audit.reason'), entry.reason],
            [t('audit.address'), entry.ip],
          ]}
        />
        <DiffView
          before={entry.before}
          after={entry.after}
          labels={{ before: t('audit.before'), after: t('audit.after') }}
        />
      </Stack>
    </DetailPane>
  );
};
