// The proxy of the tests, at the place where drills look for their parts.
export { startDatabaseProxy, startTcpProxy, type TcpProxy } from '../../../server/testing/tcp-proxy.ts';
