/** Comes to a server as a new guest, as a browser does at its first visit; what it is known by from then on, empty where it gave nothing. */
export const guestCookie = async (server: string, signal: AbortSignal | null = null): Promise<string> => {
  const welcome = await fetch(`${server}/api/me`, { method: 'POST', headers: { origin: server }, signal });
  await welcome.body?.cancel();
  return welcome.headers.get('set-cookie')?.split(';')[0] ?? '';
};
