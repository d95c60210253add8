import {
  type AdminMe,
  type AdminUser,
  type AdminUserDetail,
  adminDocumentEndpoints,
  adminMoneyEndpoints,
  adminUserEndpoints,
  hasStaffRole,
} from '@pasar/contract';
import { DetailPane, SectionError } from '@pasar/dashboard';
import { LocalLink, linkTo, useFormat, useTimes } from '@pasar/slice-kit';
import { Stack, TextLink } from '@pasar/ui';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AdjustWallet } from '../../shared/adjust-wallet/adjust-wallet.tsx';
import { ReasonAction } from '../../shared/decide/reason-action.tsx';
import { Facts } from '../../shared/facts/facts.tsx';

interface Contacts {
  email: string;
  phone: string | null;
}

/** Signs the person out everywhere, for instance after a stolen phone. */
const EndSessions = ({ id, name }: { id: number; name: string }) => {
  const { t } = useTranslation('back-office');
  return (
    <ReasonAction
      button={t('users.endSessions.button')}
      title={t('users.endSessions.title', { name })}
      text={t('users.endSessions.text')}
      yes={t('users.endSessions.yes')}
      danger
      send={(api, reason, options) =>
        api.call(adminUserEndpoints.endSessions, { body: { user_id: id, reason } }, options)
      }
    />
  );
};

interface UserDetailProps {
  user: AdminUser;
  /** What it does in the market; absent where that could not be read. */
  facts: AdminUserDetail | undefined;
  me: AdminMe;
  closeTo: string;
}

/** What the account does in the market, and where that is decided. */
const Activity = ({ facts, roles }: { facts: AdminUserDetail; roles: AdminMe['roles'] }) => {
  const { t } = useTranslation('back-office');
  const { number, rupiah } = useFormat();
  const { dateTime } = useTimes();
  const { orders, documents, works_for: stores } = facts;
  const mayDecide = hasStaffRole(roles, adminDocumentEndpoints.list.staff);
  const state = documents && t(`users.documentState.${documents}`);
  return (
    <Facts
      facts={[
        [
          t('users.orders'),
          t('users.orderCounts', { total: number(orders.total), completed: number(orders.completed) }),
        ],
        [t('users.spent'), rupiah(orders.spent)],
        [t('users.complaints'), number(facts.complaints)],
        [t('users.sessions'), number(facts.sessions)],
        [t('users.lastLogin'), facts.last_login_at && dateTime(facts.last_login_at)],
        [
          t('users.documents'),
          documents && mayDecide ? (
            <TextLink as={LocalLink} to={linkTo('back-office.documents', { id: facts.id })}>
              {state}
            </TextLink>
          ) : (
            state
          ),
        ],
        [
          t('users.worksFor'),
          stores.length > 0 &&
            stores.map(({ id, merchant_name }) => (
              <Fragment key={id}>
                <TextLink as={LocalLink} to={linkTo('back-office.store', { id })}>
                  {merchant_name}
                </TextLink>{' '}
              </Fragment>
            )),
        ],
      ]}
    />
  );
};

/** One account beside the list, and whether it may sign in. */
export const UserDetail = ({ user, facts, me, closeTo }: UserDetailProps) => {
  const { t } = useTranslation('back-office');
  const { date } = useFormat();
  const [contacts, setContacts] = useState<Contacts>();
  const name = user.fullname || user.email;
  const mayShow = user.is_masked && !contacts && hasStaffRole(me.roles, adminUserEndpoints.show.staff);
  const verb = user.status === 'active' ? 'suspend' : 'unsuspend';
  // Staff accounts and one's own are left to operations and to colleagues.
  const isOther = user.role !== 'staff' && user.id !== me.id;
  const mayAct = isOther && hasStaffRole(me.roles, adminUserEndpoints.suspend.staff);
  const mayEnd = isOther && hasStaffRole(me.roles, adminUserEndpoints.endSessions.staff);
  return (
    <DetailPane title={name} subject={String(user.id)} close={{ to: closeTo, label: t('close') }}>
      <Stack gap={16}>
        <Facts
          facts={[
            [t('users.number'), String(user.id)],
            [t('users.email'), contacts?.email ?? user.email],
            [t('users.verified'), t(user.email_verified ? 'users.yes' : 'users.no')],
            [t('users.phone'), contacts ? contacts.phone : user.phone],
            [t('users.username'), user.username],
            [t('users.role'), t(`users.roles.${user.role}`)],
            [t('users.status'), t(`users.state.${user.status}`)],
            [t('users.joined'), date(user.created_at)],
            [
              t('users.store'),
              user.merchant && (
                <TextLink as={LocalLink} to={linkTo('back-office.store', { id: user.merchant.id })}>
                  {user.merchant.merchant_name}
                </TextLink>
              ),
            ],
          ]}
        />
        {facts ? <Activity facts={facts} roles={me.roles} /> : <SectionError section={t('users.activity')} />}
        {mayShow && (
          <ReasonAction
            button={t('users.show.button')}
            size="s"
            title={t('users.show.title', { name })}
            text={t('users.show.text')}
            yes={t('users.show.yes')}
            send={async (api, reason) => {
              const shown = await api.call(adminUserEndpoints.show, { body: { user_id: user.id, reason } });
              setContacts(shown.data);
              return { message: t('users.show.done') };
            }}
          />
        )}
        {user.id !== me.id && hasStaffRole(me.roles, adminMoneyEndpoints.adjust.staff) && (
          <AdjustWallet wallet="buyer" ownerId={user.id} name={name} />
        )}
        {mayEnd && user.status === 'active' && <EndSessions id={user.id} name={name} />}
        {mayAct && (
          <ReasonAction
            button={t(`users.${verb}.button`)}
            title={t(`users.${verb}.title`, { name })}
            text={t(`users.${verb}.text`)}
            yes={t(`users.${verb}.yes`)}
            danger={verb === 'suspend'}
            send={(api, reason, options) =>
              api.call(adminUserEndpoints[verb], { body: { user_id: user.id, reason } }, options)
            }
          />
        )}
      </Stack>
    </DetailPane>
  );
};
