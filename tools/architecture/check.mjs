import { report } from '../report.mjs';
import { repositoryFiles } from '../repositoryFiles.mjs';
import { CODE, FOLDERS, violationsOf } from './cruise.mjs';

const { modules, violations } = await violationsOf('.');
const expected = FOLDERS.flatMap((folder) => repositoryFiles(folder)).filter((file) => CODE.test(file)).length;

// A cruiser without its parser looks at nothing and is content: the count shows that it looked.
const blind = modules === expected ? [] : [`${modules} modules were looked at, but there are ${expected}`];
report([...violations, ...blind], `${modules} modules import only what they may`);
