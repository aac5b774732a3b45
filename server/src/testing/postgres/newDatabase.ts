import pg from 'pg';

/** An empty database of that name on a server; one that a killed run has left there is replaced. Resolves with its URL. */
export const newDatabase = async (server: string, name: string): Promise<string> => {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(`DROP DATABASE IF EXISTS ${client.escapeIdentifier(name)}`);
    await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
};
