import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { MediaId } from '../ids.ts';
import { messageId } from '../messages/message-id.ts';
import { isSpreadsheetFile, maxSpreadsheetBytes } from '../validation/spreadsheet.ts';

/** The type, which the server detects from the content: an image (rules of `ImageFile`) or a seller's spreadsheet. */
const UploadedFile = v.pipe(
  v.file(messageId('image.required')),
  v.minSize(1, ({ input }) => messageId(isSpreadsheetFile(input) ? 'spreadsheet.empty' : 'image.required')),
  v.maxSize(maxSpreadsheetBytes, messageId('spreadsheet.large')),
);

export const media = {
  upload: endpoint({
    method: 'POST',
    path: '/upload/helper',
    scope: ['products:write'],
    summary:
      "Store a picture, or a seller's CSV or XLSX sheet; it stays private until it is attached to something public",
    access: 'user',
    form: v.object({ file: UploadedFile }),
    data: v.object({
      media_id: MediaId,
      /** Detected from the content of the file, never from its name. A spreadsheet stays private for ever. */
      kind: v.optional(v.picklist(['image', 'spreadsheet']), 'image'),
      /** A signed address for a preview or a download, good for 60 seconds. */
      url: v.string(),
      /** Pixels, upright; null for a sheet. */
      width: v.nullable(v.number()),
      height: v.nullable(v.number()),
    }),
  }),
};
