import { type AdminMe, adminStaffEndpoints, type StaffMember, type StaffRole } from '@pasar/contract';
import { DetailPane } from '@pasar/dashboard';
import { useTimes } from '@pasar/slice-kit';
import { Button, Inline, Notice, Stack } from '@pasar/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyDecideDialog } from '../../shared/decide/lazy-decide-dialog.ts';
import { useDecision } from '../../shared/decide/use-decision.ts';
import { Facts } from '../../shared/facts/facts.tsx';
import { EditButton } from '../../shared/form/edit-button.tsx';
import { RolesField } from './roles-field.tsx';

type Verb = 'edit' | 'end';

interface StaffDetailProps {
  member: StaffMember;
  me: AdminMe;
  closeTo: string;
}

/** One colleague beside the list, and what the account may do. */
export const StaffDetail = ({ member, me, closeTo }: StaffDetailProps) => {
  const { t } = useTranslation('back-office');
  const { dateTime } = useTimes();
  const [chosen, setChosen] = useState<Verb>();
  const [roles, setRoles] = useState<StaffRole[]>([]);
  const { decide, busy, errors, clear } = useDecision<{ verb: Verb; reason: string }>({
    send: (api, { verb, reason }, options) => {
      const body = { user_id: member.id, version: member.version, reason };
      return verb === 'edit'
        ? api.call(adminStaffEndpoints.edit, { body: { ...body, roles } }, options)
        : api.call(adminStaffEndpoints.end, { body }, options);
    },
    done: () => setChosen(undefined),
  });
  const choose = (verb: Verb) => {
    clear();
    setRoles(member.roles);
    setChosen(verb);
  };
  const name = member.fullname || member.email;
  return (
    <DetailPane title={name} subject={String(member.id)} close={{ to: closeTo, label: t('close') }}>
      <Stack gap={16}>
        {errors.conflict && (
          <Notice tone="warning" live>
            {errors.conflict}
          </Notice>
        )}
        {member.id === me.id && <Notice>{t('staff.own')}</Notice>}
        <Facts
          facts={[
            [t('staff.email'), member.email],
            [t('staff.roles'), member.roles.map((role) => t(`role.${role}`)).join(', ')],
            [t('staff.status'), t(`staff.state.${member.status}`)],
            [t('staff.lastLogin'), member.last_login_at ? dateTime(member.last_login_at) : t('staff.never')],
          ]}
        />
        {member.id !== me.id && (
          <Inline gap={8}>
            <EditButton label={t('staff.edit.button')} onEdit={() => choose('edit')} />
            <Button variant="neutral" onClick={() => choose('end')}>
              {t('staff.end.button')}
            </Button>
          </Inline>
        )}
      </Stack>
      {chosen && !errors.conflict && (
        <LazyDecideDialog
          title={t(`staff.${chosen}.title`, { name })}
          text={t(`staff.${chosen}.text`)}
          yes={t(`staff.${chosen}.yes`)}
          danger={chosen === 'end'}
          reason={t('decide.reason')}
          reasonError={errors.reason}
          busy={busy}
          onYes={(reason) => void decide({ verb: chosen, reason })}
          onClose={() => setChosen(undefined)}
          onMissing={() => setChosen(undefined)}
        >
          {chosen === 'edit' && <RolesField chosen={roles} error={errors.roles} onChange={setRoles} />}
        </LazyDecideDialog>
      )}
    </DetailPane>
  );
};
