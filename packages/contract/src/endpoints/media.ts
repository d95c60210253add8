import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { MediaId } from '../ids.ts';
import { ImageFile } from '../rules/image.ts';

export const media = {
  upload: endpoint({
    method: 'POST',
    path: '/upload/helper',
    summary: 'Store a picture; it stays private until it is attached to something public',
    access: 'user',
    form: v.object({ file: ImageFile }),
    /** `url` is a signed address for a preview, good for 60 seconds. */
    data: v.object({ media_id: MediaId, url: v.string(), width: v.number(), height: v.number() }),
  }),
};
