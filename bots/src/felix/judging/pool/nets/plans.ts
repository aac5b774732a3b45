/** How a judge's network is made: no two of them alike, and none like the network that they judge. */
export interface NetPlan {
  readonly name: string;
  readonly hidden: number;
  readonly middle: number;
  /** What it plays for: the chance to win, or by how many points it leads. */
  readonly target: 'win' | 'lead';
  /** Who it learned from: copies of itself only, or members of the rule families as well. */
  readonly table: 'itself' | 'families';
  /** The softmax temperature at which it plays. */
  readonly temperature: number;
}

const NET_PLANS: readonly NetPlan[] = [
  { name: 'selfTaught', hidden: 64, middle: 16, target: 'win', table: 'itself', temperature: 0.002 },
  { name: 'schooled', hidden: 96, middle: 16, target: 'win', table: 'families', temperature: 0.001 },
  { name: 'collector', hidden: 48, middle: 32, target: 'lead', table: 'families', temperature: 0.002 },
];

export const netPlan = (name: string): NetPlan => {
  const plan = NET_PLANS.find((other) => other.name === name);
  if (plan === undefined)
    throw new Error(`no network is called ${name}; known: ${NET_PLANS.map((other) => other.name).join(', ')}`);
  return plan;
};
