import { accepted, type Parsed, refused } from '@miaou/kit';
import { TOKEN_VARIABLE } from '../commandLine/tokenVariable.js';

export const isAddress = (path: string): boolean => /^https?:\/\//i.test(path);

const reasonOf = (error: unknown): string => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
};

/** Opens what a server has at an address. Records of tables that are not open to all need a token in the environment. */
export const openAddress = async (address: string): Promise<Parsed<{ readonly chunks: AsyncIterable<Uint8Array> }>> => {
  const { [TOKEN_VARIABLE]: token } = process.env;
  try {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const response = await fetch(address, { headers });
    if (!response.ok || response.body === null)
      return refused({ code: 'no-server', server: address, reason: String(response.status) });
    return accepted({ chunks: response.body });
  } catch (error) {
    return refused({ code: 'no-server', server: address, reason: reasonOf(error) });
  }
};
