import { chownSync, cpSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { repositoryFiles } from '../repositoryFiles.mjs';
import { AS_ROOT, BareRoot, NODE_USER } from './bareRoot.mjs';

/** @typedef {import('../deployment/containerfile.mjs').Instruction} Instruction */

/** What makes the steps of this machine's npm those of an image: no cache of its own, no questions. */
const FOR_NPM = { HOME: '/root', npm_config_update_notifier: 'false' };
const SYSTEM_PATH = '/usr/local/bin:/usr/bin:/bin';

/** An image as the steps of a Containerfile make it, in a folder. */
export class Image {
  /** @type {Record<string, string>} */
  variables = { PATH: SYSTEM_PATH };
  workFolder = '/';
  user = AS_ROOT.user;
  /** @type {string[]} */
  entrypoint = [];
  /** @type {string[]} */
  command = [];
  /** @type {string[]} */
  health = [];

  /**
   * @param {BareRoot} root
   * @param {ReadonlyMap<string, Image>} stages that were made before
   * @param {Readonly<Record<string, string>>} forBuilding variables of this machine, such as where packages come from
   */
  constructor(root, stages, forBuilding) {
    this.root = root;
    this.stages = stages;
    this.forBuilding = forBuilding;
  }

  /** @param {Instruction} instruction */
  async take({ name, words }) {
    switch (name) {
      case 'WORKDIR':
        this.workFolder = words;
        return void mkdirSync(join(this.root.folder, words), { recursive: true });
      case 'COPY':
        return this.#copy(words.split(' '));
      case 'RUN':
        return this.#run(words);
      case 'ENV':
        return void Object.assign(this.variables, Object.fromEntries(words.split(' ').map((set) => set.split('='))));
      case 'USER':
        if (words !== 'node') throw new Error(`the user ${words} is not one of the image`);
        this.user = NODE_USER;
        return undefined;
      case 'ENTRYPOINT':
        this.entrypoint = /** @type {string[]} */ (JSON.parse(words));
        return undefined;
      case 'CMD':
        this.command = /** @type {string[]} */ (JSON.parse(words));
        return undefined;
      case 'HEALTHCHECK':
        this.health = /** @type {string[]} */ (JSON.parse(words.slice(words.indexOf('['))));
        return undefined;
      case 'VOLUME':
      case 'EXPOSE':
        return undefined;
      default:
        throw new Error(`nothing here knows the step ${name}`);
    }
  }

  /** @param {readonly string[]} words */
  #copy([first = '', second = '', third = '']) {
    const [, stage] = /^--from=(.+)$/.exec(first) ?? [];
    if (stage === undefined) {
      if (first !== '.' || second !== '.') throw new Error(`nothing here copies ${first} to ${second}`);
      for (const file of repositoryFiles())
        this.#copyFile(resolve(file), join(this.root.folder, this.workFolder, file));
      return;
    }
    const from = this.stages.get(stage);
    if (from === undefined) throw new Error(`no stage before is called ${stage}`);
    cpSync(join(from.root.folder, second), join(this.root.folder, third), { recursive: true, verbatimSymlinks: true });
  }

  /**
   * @param {string} from
   * @param {string} to
   */
  #copyFile(from, to) {
    mkdirSync(dirname(to), { recursive: true });
    cpSync(from, to);
  }

  /** @param {string} script */
  async #run(script) {
    const { code, output } = await this.root.run(['sh', '-c', script], {
      ...AS_ROOT,
      folder: this.workFolder,
      variables: { ...FOR_NPM, ...this.forBuilding, ...this.variables },
    });
    if (code !== 0) throw new Error(`RUN ${script} ended with ${code}:\n${output}`);
  }

  /** Circumstances in which its program runs: as its user, with nothing writable but its volume. */
  get circumstances() {
    return { user: this.user, folder: this.workFolder, variables: this.variables, isReadOnly: true };
  }

  /** An empty volume, which an engine gives to whom the folder of the image belongs. */
  mountVolume() {
    const volume = join(this.root.folder, 'data');
    rmSync(volume, { recursive: true, force: true });
    mkdirSync(volume, { mode: 0o700 });
    const [uid = 0, gid = 0] = this.user.split(':').map(Number);
    chownSync(volume, uid, gid);
  }
}

/**
 * Takes all steps of a Containerfile, each stage in a root of its own.
 * @param {readonly Instruction[]} instructions
 * @param {{ readonly folder: string, readonly local: string, readonly forBuilding: Readonly<Record<string, string>> }} workshop
 */
export const buildImage = async (instructions, { folder, local, forBuilding }) => {
  /** @type {Map<string, Image>} */
  const stages = new Map();
  /** @type {Image | undefined} */
  let image;
  for (const instruction of instructions) {
    if (instruction.name === 'FROM') {
      const [, stage = 'last'] = / AS (\S+)$/.exec(instruction.words) ?? [];
      const root = join(folder, stage);
      mkdirSync(root);
      image = new Image(new BareRoot(root, local), stages, forBuilding);
      stages.set(stage, image);
    } else await image?.take(instruction);
  }
  if (image === undefined) throw new Error('the Containerfile has no step');
  return image;
};
