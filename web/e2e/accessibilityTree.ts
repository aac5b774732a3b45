import type { CDPSession, Page } from '@playwright/test';

/** A thing that assistive technology is told of. */
interface TreeNode {
  readonly role: string;
  readonly name: string;
  readonly isDisabled: boolean;
  /** Whether it is chosen or pressed, in the tree's words. */
  readonly state: string;
  /** By which the browser finds its element. */
  readonly element: number;
  /** All words in it, in reading order. */
  readonly words: string;
}

type RawNode = Awaited<ReturnType<typeof fullTree>>[number];

const fullTree = async (browser: CDPSession) => (await browser.send('Accessibility.getFullAXTree')).nodes;

const propertyOf = ({ properties = [] }: RawNode, wanted: string): string =>
  String(properties.find(({ name }) => name === wanted)?.value.value ?? '');

const wordsIn = (node: RawNode, byId: ReadonlyMap<string, RawNode>): string => {
  if (node.role?.value === 'StaticText') return String(node.name?.value ?? '');
  const children = (node.childIds ?? []).flatMap((id) => byId.get(id) ?? []);
  return children.map((child) => wordsIn(child, byId)).join(' ');
};

/** A page as somebody knows it who neither sees nor points: what its accessibility tree holds, and the default action of what is in it. */
export class AccessibilityTree {
  readonly #browser: CDPSession;

  private constructor(browser: CDPSession) {
    this.#browser = browser;
  }

  static async of(page: Page): Promise<AccessibilityTree> {
    return new AccessibilityTree(await page.context().newCDPSession(page));
  }

  /** Everything of one role, in reading order. */
  async all(role: string): Promise<readonly TreeNode[]> {
    const nodes = await fullTree(this.#browser);
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    return nodes
      .filter((node) => !node.ignored && node.role?.value === role)
      .map((node) => ({
        role,
        name: String(node.name?.value ?? ''),
        isDisabled: propertyOf(node, 'disabled') === 'true',
        state: propertyOf(node, 'pressed') + propertyOf(node, 'expanded'),
        element: node.backendDOMNodeId ?? 0,
        words: wordsIn(node, byId),
      }));
  }

  /** What a screen reader does with what it stands on. */
  async press({ element }: TreeNode): Promise<void> {
    const { object } = await this.#browser.send('DOM.resolveNode', { backendNodeId: element });
    const { objectId } = object;
    if (objectId === undefined) throw new Error('what was to be pressed is gone');
    await this.#browser.send('Runtime.callFunctionOn', {
      objectId,
      functionDeclaration: 'function () { this.click(); }',
    });
  }
}
