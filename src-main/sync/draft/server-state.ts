/** What the last look at the server's copy said. */
export interface ServerState {
  newerOnServer: boolean;
  newerClashes: boolean;
  missingOnServer: boolean;
  otherSite: boolean;
  offlineCopy: boolean;
}

export const nothingNew: Readonly<ServerState> = {
  newerOnServer: false,
  newerClashes: false,
  missingOnServer: false,
  otherSite: false,
  offlineCopy: false,
};
