import type { HttpLimits } from '../http/limits.js';
import { peerOf } from '../http/peer.js';
import type { Log } from '../log.js';
import { LinkPreviews } from '../previews/linkPreviews.js';
import type { Config } from '../settings.js';
import type { Store } from '../store/store.js';
import type { Hosting } from './hosting.js';

interface PreviewingParts {
  readonly config: Config;
  readonly store: Store;
  readonly log: Log;
  readonly hosting: Hosting;
  readonly limits: HttpLimits;
  readonly elapsed: () => number;
}

/** The previews of links to this server's tables. */
export const previewsOf = ({ config, store, log, hosting, limits, elapsed }: PreviewingParts): LinkPreviews =>
  new LinkPreviews({
    tables: hosting.tables,
    archive: store.archive,
    elapsed,
    mayAsk: (request) => limits.requestsOfAddress.take(peerOf(request, config.behindProxy).address, elapsed()),
    failed: (error) => log.error('a preview failed', {}, error),
  });
