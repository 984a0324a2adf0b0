import { endpoint } from "~/app/request/endpoint";
import { newsStream } from "~/app/request/news";

const news = endpoint({ GET: [null, newsStream] });

export const loader = news;
export const action = news;
