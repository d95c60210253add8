import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { Username } from '../rules/person.ts';

export const helper = {
  /** Free: 200. Against the rules, or taken: 422 with the message under the field (SPEC 4, 5). */
  usernameCheck: endpoint({
    method: 'POST',
    path: '/helper/usernamecheck',
    summary: 'Whether a username is free',
    access: 'user',
    body: v.object({ username: Username }),
    data: v.object({ username: v.string() }),
  }),
};
