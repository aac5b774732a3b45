import { report } from '../report.mjs';
import { knownSources } from './read.mjs';
import { sourceFaults } from './sources.mjs';

const known = knownSources();
report(
  sourceFaults(known),
  `${known.textLines.length} lines of rulebooks and ${known.ids.length} rules are on the page of sources`,
);
