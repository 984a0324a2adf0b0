import chats from "./chats";
import common from "./common";
import credits from "./credits";
import errors from "./errors";
import legal from "./legal";
import niches from "./niches";
import photos from "./photos";
import profile from "./profile";
import signup from "./signup";

export default { ...chats, ...common, ...credits, ...errors, ...legal, ...niches, ...photos, ...profile, ...signup };
