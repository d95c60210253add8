import { securityEndpoints } from '@pasar/contract';
import { useCall } from '@pasar/dashboard';

/** Ends one session, or all but this one. One that ended meanwhile leaves the list all the same. */
export const useRevoke = () => {
  const { submit, busy } = useCall([404]);
  const revoke = (id: number | 'others') =>
    submit((api) =>
      id === 'others'
        ? api.call(securityEndpoints.revokeOthers)
        : api.call(securityEndpoints.revokeSession, { body: { session_id: id } }),
    );
  return { submit: revoke, busy };
};
