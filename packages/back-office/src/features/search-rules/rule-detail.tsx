import { type AdminCategory, type AdminSearchRule, adminSearchEndpoints } from '@pasar/contract';
import { DetailPane } from '@pasar/dashboard';
import { useTimes } from '@pasar/slice-kit';
import { Inline, Stack } from '@pasar/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonAction } from '../../shared/decide/reason-action.tsx';
import { Facts } from '../../shared/facts/facts.tsx';
import { EditButton } from '../../shared/form/edit-button.tsx';
import { RuleForm } from './rule-form.tsx';
import { getRuleKey } from './rule-values.ts';

interface RuleDetailProps {
  rule: AdminSearchRule;
  categories: readonly AdminCategory[];
  closeTo: string;
  onSaved: (rule: AdminSearchRule) => unknown;
}

/** One rule beside the list: what it means, its form, and how it goes. */
export const RuleDetail = ({ rule, categories, closeTo, onSaved }: RuleDetailProps) => {
  const { t } = useTranslation('back-office');
  const { dateTime } = useTimes();
  const [editing, setEditing] = useState(false);
  const { id, kind, phrases, is_active, origin } = rule;
  const name = phrases.join(', ');
  const saved = async (after: AdminSearchRule) => {
    setEditing(false);
    await onSaved(after);
  };
  return (
    <DetailPane title={name} subject={getRuleKey(rule)} close={{ to: closeTo, label: t('close') }}>
      {editing ? (
        <RuleForm rule={rule} categories={categories} onDone={saved} onCancel={() => setEditing(false)} />
      ) : (
        <Stack gap={16}>
          <Facts
            facts={[
              [t('rule.fields.kind'), t(`rule.kind.${kind}`)],
              [t('rule.fields.phrases'), name],
              [t('rule.fields.target'), rule.target],
              [t('rule.state'), t(is_active ? 'rule.on' : 'rule.off')],
              [t('rule.origin'), t(`rule.from.${origin}`)],
              [t('rule.fields.note'), rule.note],
              [t('rule.changedBy'), rule.updated_by],
              [t('rule.changedAt'), rule.updated_at && dateTime(rule.updated_at)],
            ]}
          />
          <Inline gap={8}>
            {is_active && <EditButton onEdit={() => setEditing(true)} />}
            {origin === 'shipped' && is_active && (
              <ReasonAction
                button={t('rule.switchOff.button')}
                title={t('rule.switchOff.title', { name })}
                text={t('rule.switchOff.text')}
                yes={t('rule.switchOff.button')}
                reason={null}
                send={(api, _, options) =>
                  api.call(
                    adminSearchEndpoints.save,
                    { body: { kind, phrases, is_active: false, note: rule.note } },
                    options,
                  )
                }
              />
            )}
            {id !== null && (
              <ReasonAction
                button={t(origin === 'shipped' ? 'rule.reset.button' : 'rule.remove.button')}
                title={t(origin === 'shipped' ? 'rule.reset.title' : 'rule.remove.title', { name })}
                text={t(origin === 'shipped' ? 'rule.reset.text' : 'rule.remove.text')}
                yes={t(origin === 'shipped' ? 'rule.reset.button' : 'rule.remove.button')}
                danger={origin === 'staff'}
                reason={null}
                send={(api, _, options) =>
                  api.call(adminSearchEndpoints.delete, { body: { rule_id: id } }, options)
                }
              />
            )}
          </Inline>
        </Stack>
      )}
    </DetailPane>
  );
};
