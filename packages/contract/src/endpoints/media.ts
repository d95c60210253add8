import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { MediaId } from '../ids.ts';
import { messageId } from '../messages/message-id.ts';
import { isSpreadsheetFile, maxSpreadsheetBytes } from '../validation/spreadsheet.ts';

/** What is told by its content, on the server: a picture (`ImageFile` is its rule) or a seller's sheet. */
const UploadedFile = v.pipe(
  v.file(messageId('image.required')),
  v.minSize(1, ({ input }) => messageId(isSpreadsheetFile(input) ? 'spreadsheet.empty' : 'image.required')),
  v.maxSize(maxSpreadsheetBytes, messageId('spreadsheet.large')),
);

export const media = {
  upload: endpoint({
    method: 'POST',
    path: '/upload/helper',
    summary:
      "Store a picture, or a seller's CSV or XLSX sheet; it stays private until it is attached to something public",
    access: 'user',
    form: v.object({ file: UploadedFile }),
    data: v.object({
      media_id: MediaId,
      /** Told by the content of the file, never by its name. A sheet stays private for ever. */
      kind: v.optional(v.picklist(['picture', 'sheet']), 'picture'),
      /** A signed address for a preview or a download, good for 60 seconds. */
      url: v.string(),
      /** Pixels, upright; null for a sheet. */
      width: v.nullable(v.number()),
      height: v.nullable(v.number()),
    }),
  }),
};
