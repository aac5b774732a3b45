import serverModule from 'boardgame.io/dist/cjs/server.js';
import { answerProbes } from '../server/probe.mjs';
import { felix } from './felix.mjs';

const { Server } = serverModule;

/** boardgame.io's own server as its guide starts it: matches in memory, no set-up beyond the game. */
const server = Server({ games: [felix], origins: [/.*/] });
const { appServer } = await server.run(0);
answerProbes(`127.0.0.1:${appServer.address().port}`);
