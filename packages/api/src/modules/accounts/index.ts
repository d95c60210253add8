import type { Module } from '../../platform/module.ts';
import { accountsMigrations } from './accounts.migrations.ts';
import { accountsRoutes } from './accounts.routes.ts';
import { generateCode } from './codes/generate-code.ts';
import { sealedApps } from './factors/totp-code.ts';
import { notifyOwner } from './notices/notify-owner.ts';
import { purgeOldRows } from './purge-old-rows.ts';
import { endSignIns } from './security/end-sign-ins.ts';
import './accounts.events.ts';

export { accountExists } from './account-exists.ts';
export type { UserRow } from './accounts.tables.ts';
export { authenticate, readSessionStores } from './authenticate.ts';
export { confirmPassword } from './confirm-password.ts';
export { createAccount, type NewAccount } from './create-account.ts';
export { createInvitedAccount, findInvitedAccount } from './create-invited-account.ts';
export { maskEmail } from './notices/mask-email.ts';
export { presentUser } from './present-user.ts';
export { assertMoneyFree, moneyHeldUntil } from './security/money-hold.ts';
export { chooseStore } from './sessions/choose-store.ts';
export { openSession } from './sessions/open-session.ts';
export { revokeSessions } from './sessions/revoke-sessions.ts';
export {
  changeStaffRoles,
  hasOtherAdmin,
  lockStaff,
  makeStaffAdmins,
  setStaffRoles,
} from './set-staff-roles.ts';
export { setUserStatus } from './set-user-status.ts';
export { signedInUser } from './signed-in-user.ts';
export { requireStepUp } from './step-up/require-step-up.ts';

export const accountsModule: Module = {
  name: 'accounts',
  migrations: accountsMigrations,
  routes: accountsRoutes,
  consumers: [generateCode, notifyOwner],
  sweeps: [purgeOldRows],
  sealed: [sealedApps],
  onKeyChange: endSignIns,
};
